import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecommendedShare } from '../../../src/components/doctors/RecommendedShare/RecommendedShare.tsx';

const meta = {
  component: RecommendedShare,
  args: { percent: 96, stories: 218 },
} satisfies Meta<typeof RecommendedShare>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ShareAndStories: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('96%')).toBeVisible();
    await expect(canvas.getByText('218 patient stories')).toBeVisible();
  },
};

export const OneStory: Story = { args: { stories: 1 } };

export const OnlyTheShareKnown: Story = { args: { stories: undefined } };

export const OnlyTheStoriesKnown: Story = { args: { percent: undefined } };
