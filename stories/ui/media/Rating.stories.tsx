import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from '../../../src/ui/media/Rating/Rating.tsx';

const meta = {
  component: Rating,
  args: { value: 4.6, count: 87 },
} satisfies Meta<typeof Rating>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithReviews: Story = {};

export const FullMarks: Story = { args: { value: 5, count: undefined, size: 'small' } };

export const HalfAStar: Story = { args: { value: 0.5, count: 1 } };

export const NotYetRated: Story = { args: { value: 0, count: 0 } };
