import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, waitForPage, type AppStoryProps } from '../support/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  globals: { role: 'patient' },
  args: { path: '/queue/queue-today' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const QueueBooking: Story = {
  play: waitForPage('Ramesh is in the queue', 'A-42'),
};

export const QueueBookingDone: Story = {
  args: { path: '/queue/queue-01' },
  play: waitForPage('Ramesh has finished', /Orthopedics OPD/),
};

export const QueueBookingSlow: Story = {
  globals: { network: 'slow', role: 'patient' },
  play: waitForPage('Queue booking', 'Loading your queue booking'),
};

export const QueueBookingNotFound: Story = {
  args: { path: '/queue/nothing' },
  play: waitForPage('Queue booking not found', /you do not have access to it/),
};

export const QueueBookingOffline: Story = {
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('You are offline', 'Try again'),
};

export const QueueBookingServerError: Story = {
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('Your queue booking could not be loaded', 'Try again'),
};

export const QueueBookingAsDoctor: Story = {
  globals: { role: 'doctor' },
  play: waitForPage(/^Good morning/, /Joseph D’Souza/),
};

export const QueueEmpty: Story = {
  args: { path: '/queue' },
  parameters: { person: 'newcomer' },
  play: waitForPage('Queue bookings', 'No queue bookings'),
};
