import type { Meta, StoryObj } from '@storybook/react-vite';
import { LatestReview } from '../../src/components/LatestReview/LatestReview.tsx';

const meta = {
  component: LatestReview,
  args: {
    review: {
      id: 'review-1',
      rating: 5,
      comment:
        'She drew my heart on the back of a receipt so that I could explain it to my mother.',
      date: '2026-11-12',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 372 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LatestReview>;

export default meta;

export const Quoted: StoryObj<typeof meta> = {};
