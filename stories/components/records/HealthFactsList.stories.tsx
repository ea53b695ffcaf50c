import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { HealthFactsList } from '../../../src/components/records/HealthFactsList/HealthFactsList.tsx';
import { facts, longFacts, noFacts } from '../../fixtures/sharing.ts';

const meta = {
  component: HealthFactsList,
  args: { facts, today: '2026-11-21' },
} satisfies Meta<typeof HealthFactsList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllGiven: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('27 Mar 1988 (38 years old)')).toBeVisible();
    await expect(canvas.getByText('Female')).toBeVisible();
  },
};

export const NoneGiven: Story = {
  args: { facts: noFacts },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not given')).toHaveLength(3);
    await expect(canvas.getByText('No allergies written down')).toBeVisible();
  },
};

export const LongAndHindiTexts: Story = { args: { facts: longFacts } };
