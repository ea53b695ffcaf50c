import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, waitForPage, waits, type AppStoryProps } from '../support/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  globals: { role: 'patient' },
  args: { path: '/records/record-003' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Record: Story = {
  play: waitForPage('Knee strain, left', /Paracetamol 500 mg/),
};

export const RecordSlow: Story = {
  globals: { network: 'slow', role: 'patient' },
  play: waits('Loading the record…'),
};

export const RecordNotFound: Story = {
  args: { path: '/records/nothing' },
  play: waitForPage('Record not found', /you do not have access to it/),
};

export const RecordOffline: Story = {
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('You are offline', 'Try again'),
};

export const RecordServerError: Story = {
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('The record could not be loaded', 'Try again'),
};

export const RecordsEmpty: Story = {
  args: { path: '/records' },
  parameters: { person: 'newcomer' },
  play: waitForPage('Medical records', 'No medical records available'),
};
