import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, type AppStoryProps } from '../support/app-story.tsx';
import { scenarioStory } from '../support/scenario-story.tsx';

/**
 * The demo’s scenarios, which its strip plays step by step. `npm test` plays them in the built demo
 * (`demo/scenarios.spec`).
 */
const meta = {
  ...appStory,
  tags: ['!autodocs', 'soak'],
  args: { path: '/' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = scenarioStory('first-visit');

export const SlotTaken: Story = scenarioStory('slot-taken');

export const VideoVisit: Story = scenarioStory('video-visit');

export const BusyClinic: Story = scenarioStory('busy-clinic');

export const OfflineConversation: Story = scenarioStory('offline-conversation');

export const QueueAtAiims: Story = scenarioStory('queue-at-aiims');

export const DeclinedThenUpi: Story = scenarioStory('declined-then-upi');

export const FullyBooked: Story = scenarioStory('fully-booked');

export const Waitlist: Story = scenarioStory('waitlist');

export const MovedVisit: Story = scenarioStory('moved-visit');

export const DayBefore: Story = scenarioStory('day-before');

export const LatePatient: Story = scenarioStory('late-patient');

export const NewDoctor: Story = scenarioStory('new-doctor');

export const UsedFromAbroad: Story = scenarioStory('used-from-abroad');

export const TenThousandMessages: Story = scenarioStory('ten-thousand-messages');
