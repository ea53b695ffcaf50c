import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, waitForPage, type AppStoryProps } from '../support/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  args: { path: '/' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: waitForPage('Connecting You to Better Health', /Cardiology/),
};

export const Services: Story = {
  args: { path: '/services' },
  play: waitForPage('Services', 'Specialist Care'),
};

export const AboutUs: Story = {
  args: { path: '/about-us' },
  play: waitForPage('About us', /CareSetu/),
};

export const Terms: Story = {
  args: { path: '/terms' },
  play: waitForPage('Terms and privacy', /CareSetu/),
};
