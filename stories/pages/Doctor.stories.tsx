import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, shows, type AppStoryProps } from '../../.storybook/app-story.tsx';

const meta = {
  ...appStory,
  globals: { role: 'doctor' },
  args: { path: '/doctor/dashboard/doctor-ananya-krishnan' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  play: shows(/^Good morning/, /Joseph D’Souza/),
};

export const Appointments: Story = {
  args: { path: '/appointments' },
  play: shows('Appointments', /Joseph D’Souza/),
};

export const Visit: Story = {
  args: { path: '/appointments/appointment-011/visit' },
  play: shows(/Joseph D’Souza/, /Follow-up after the stent/),
};
