import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, waitForPage, waits, type AppStoryProps } from '../../.storybook/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  globals: { role: 'doctor' },
  args: { path: '/doctor/dashboard/doctor-ananya-krishnan' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  play: waitForPage(/^Good morning/, /Joseph D’Souza/),
};

export const DashboardSlow: Story = {
  globals: { network: 'slow', role: 'doctor' },
  play: waitForPage(/^Good morning/, 'Loading your dashboard'),
};

export const DashboardOffline: Story = {
  globals: { network: 'offline', role: 'doctor' },
  play: waitForPage(/^Good morning/, /^Today’s appointments could not be loaded/),
};

export const DashboardServerError: Story = {
  globals: { network: 'error', role: 'doctor' },
  play: waitForPage(/^Good morning/, /^Today’s appointments could not be loaded/),
};

export const Appointments: Story = {
  args: { path: '/appointments' },
  play: waitForPage('Appointments', /Joseph D’Souza/),
};

export const Visit: Story = {
  args: { path: '/appointments/appointment-011/visit' },
  play: waitForPage(/Joseph D’Souza/, /Follow-up after the stent/),
};

export const VisitNotFound: Story = {
  args: { path: '/appointments/nothing/visit' },
  play: waitForPage('Visit not found', /you do not have access to it/),
};

export const VisitSlow: Story = {
  args: { path: '/appointments/appointment-011/visit' },
  globals: { network: 'slow', role: 'doctor' },
  play: waits('Loading the visit'),
};

export const VisitOffline: Story = {
  args: { path: '/appointments/appointment-011/visit' },
  globals: { network: 'offline', role: 'doctor' },
  play: waitForPage('You are offline', 'Try again'),
};

export const VisitServerError: Story = {
  args: { path: '/appointments/appointment-011/visit' },
  globals: { network: 'error', role: 'doctor' },
  play: waitForPage('The visit could not be loaded', 'Try again'),
};
