import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonRating } from '../../../src/components/doctors/PersonRating/PersonRating.tsx';
import { ananya, newDoctor } from '../../fixtures/doctors.ts';

const meta = {
  component: PersonRating,
  args: { person: ananya },
} satisfies Meta<typeof PersonRating>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WellReviewed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.8')).toBeVisible();
  },
};

export const OneReview: Story = { args: { person: { ...ananya, reviewCount: 1 } } };

export const NobodyHasReviewed: Story = {
  args: { person: newDoctor },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible();
  },
};
