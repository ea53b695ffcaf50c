import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, shows, type AppStoryProps } from '../../.storybook/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  globals: { role: 'doctor' },
  args: { path: '/doctor/dashboard/doctor-ananya-krishnan' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  play: shows(/^Good morning/, /Joseph D’Souza/),
};

export const DashboardServerError: Story = {
  globals: { network: 'error', role: 'doctor' },
  play: shows(/^Good morning/, /^Today’s appointments could not be loaded/),
};

export const Appointments: Story = {
  args: { path: '/appointments' },
  play: shows('Appointments', /Joseph D’Souza/),
};

export const Visit: Story = {
  args: { path: '/appointments/appointment-011/visit' },
  play: shows(/Joseph D’Souza/, /Follow-up after the stent/),
};

export const VisitNotFound: Story = {
  args: { path: '/appointments/nothing/visit' },
  play: shows('Visit not found', /not one of yours/),
};
