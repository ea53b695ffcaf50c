import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, shows, type AppStoryProps } from '../../.storybook/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  globals: { role: 'patient' },
  args: { path: '/appointments/book/confirm?id=appointment-007' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {
  play: shows('Appointment Scheduled', /Ananya Krishnan/),
};

export const ConfirmationCancelled: Story = {
  args: { path: '/appointments/book/confirm?id=appointment-006' },
  play: shows('Appointment Cancelled', /called to an operation/),
};

export const ConfirmationSlow: Story = {
  globals: { network: 'slow', role: 'patient' },
  play: shows('Your appointment', 'Loading your appointment'),
};

export const ConfirmationOffline: Story = {
  globals: { network: 'offline', role: 'patient' },
  play: shows('You are offline', 'Try again'),
};

export const ConfirmationServerError: Story = {
  globals: { network: 'error', role: 'patient' },
  play: shows('Your appointment could not be loaded', 'Try again'),
};

/** The user has no such appointment, so the list appears. */
export const ConfirmationNotFound: Story = {
  args: { path: '/appointments/book/confirm?id=nothing' },
  parameters: { person: 'newcomer' },
  play: shows('Appointments', 'No appointments found'),
};
