import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PracticeFacts } from '../../../src/components/doctors/PracticeFacts/PracticeFacts.tsx';
import { ananya, longNamedDoctor, newDoctor } from '../../fixtures/doctors.ts';

const meta = {
  component: PracticeFacts,
  args: { doctor: ananya },
} satisfies Meta<typeof PracticeFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllKnown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 years experience')).toBeVisible();
    await expect(canvas.getByText('₹600 – ₹900 per visit')).toBeVisible();
  },
};

export const OnlyExperienceKnown: Story = { args: { doctor: newDoctor } };

export const LongNames: Story = { args: { doctor: longNamedDoctor } };
