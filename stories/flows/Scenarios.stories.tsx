import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, type AppStoryProps } from '../../.storybook/app-story.tsx';
import { scenarioStory } from '../../.storybook/scenario-story.tsx';

/** The demo’s stories, which its strip tells step by step. */
const meta = {
  ...appStory,
  tags: ['!autodocs'],
  args: { path: '/' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = scenarioStory('first-visit');

export const FullyBooked: Story = scenarioStory('fully-booked');

export const SlotTaken: Story = scenarioStory('slot-taken');
