import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DayDivider } from '../../../src/components/messages/DayDivider/DayDivider.tsx';

const meta = {
  component: DayDivider,
  args: { date: '2026-11-21', today: '2026-11-21' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DayDivider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Today: Story = {};

export const Yesterday: Story = { args: { date: '2026-11-20' } };

export const EarlierThisWeek: Story = {
  args: { date: '2026-11-18' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wed 18 Nov')).toHaveAttribute('datetime', '2026-11-18');
  },
};

export const AnotherYear: Story = {
  args: { date: '2025-12-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wed 31 Dec 2025')).toBeVisible();
  },
};
