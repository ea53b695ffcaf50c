import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoctorRating } from '../../src/components/DoctorRating/DoctorRating.tsx';
import { ananya, newDoctor } from '../fixtures/doctors.ts';

const meta = {
  component: DoctorRating,
  args: { doctor: ananya },
} satisfies Meta<typeof DoctorRating>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WellReviewed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.8')).toBeVisible();
  },
};

export const OneReview: Story = { args: { doctor: { ...ananya, reviewCount: 1 } } };

export const NobodyHasReviewed: Story = {
  args: { doctor: newDoctor },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible();
  },
};
