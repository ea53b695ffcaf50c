import type { Meta, StoryObj } from '@storybook/react-vite';
import { LatestReview } from '../../../src/components/doctors/LatestReview/LatestReview.tsx';

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

type Story = StoryObj<typeof meta>;

export const Quoted: Story = {};

export const Hindi: Story = {
  args: {
    review: {
      id: 'hindi',
      rating: 5,
      comment: 'डॉक्टर ने हर बात धीरे-धीरे समझाई।',
      date: '2026-10-30',
    },
  },
};
