import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, waitForPage, type AppStoryProps } from '../support/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  globals: { role: 'patient' },
  args: { path: '/appointments/book/confirm?id=appointment-007' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {
  play: waitForPage('Appointment Scheduled', /Ananya Krishnan/),
};

export const ConfirmationCancelled: Story = {
  args: { path: '/appointments/book/confirm?id=appointment-006' },
  play: waitForPage('Appointment Cancelled', /called to an operation/),
};

export const ConfirmationSlow: Story = {
  globals: { network: 'slow', role: 'patient' },
  play: waitForPage('Your appointment', 'Loading your appointment'),
};

export const ConfirmationOffline: Story = {
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('You are offline', 'Try again'),
};

export const ConfirmationServerError: Story = {
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('Your appointment could not be loaded', 'Try again'),
};

export const ConfirmationNotFound: Story = {
  args: { path: '/appointments/book/confirm?id=nothing' },
  parameters: { person: 'newcomer' },
  play: waitForPage('Appointments', 'No appointments found'),
};
