import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewList } from '../../src/components/ReviewList/ReviewList.tsx';
import { ananya } from '../fixtures/doctors.ts';

const meta = {
  component: ReviewList,
  args: { reviews: ananya.reviews, total: 3 },
} satisfies Meta<typeof ReviewList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeReviews: Story = {};

export const LatestOfMany: Story = { args: { total: 1218 } };

export const NoneYet: Story = { args: { reviews: [], total: 0 } };
