import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewList } from '../../../src/components/doctors/ReviewList/ReviewList.tsx';
import { ananya } from '../../fixtures/doctors.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: ReviewList,
  args: { reviews: ananya.reviews, total: 3 },
} satisfies Meta<typeof ReviewList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeReviews: Story = {};

export const LatestOfMany: Story = { args: { total: 1218 } };

export const NoneYet: Story = { args: { reviews: [], total: 0 } };

export const LongAndHindi: Story = {
  args: {
    reviews: [
      {
        id: 'long',
        rating: 3,
        comment: `${'Good doctor, long wait. '.repeat(30)}`,
        date: '2026-11-12',
      },
      { id: 'hindi', rating: 5, comment: 'डॉक्टर ने हर बात धीरे-धीरे समझाई।', date: '2026-10-30' },
    ],
    total: 2,
  },
};

export const RightToLeft: Story = { ...LongAndHindi, decorators: [rightToLeft] };
