import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { JoinPanel } from '../../../src/components/room/JoinPanel/JoinPanel.tsx';
import { longNamedVisit, now, scheduledVisit } from '../../fixtures/appointments.ts';
import { brokenDevice, runningMicrophone, uncheckedDevice } from '../../fixtures/devices.ts';

const today = { ...scheduledVisit, date: '2026-11-21', time: '10:15' };

const meta = {
  component: JoinPanel,
  args: {
    visit: today,
    viewer: 'patient',
    microphone: uncheckedDevice,
    isDirectOnly: false,
    isConsentMissing: false,
    now,
    onJoin: fn(),
  },
} satisfies Meta<typeof JoinPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Creating the stream requires a document. */
const withMicrophone: Story['render'] = function WithMicrophone(args) {
  const [microphone] = useState(runningMicrophone);
  return <JoinPanel {...args} microphone={microphone} />;
};

export const Ready: Story = {
  render: withMicrophone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Join call' })).toBeEnabled();
    await expect(canvas.getByText(/Nothing is recorded/)).toBeVisible();
  },
};

export const ReadyOnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const ConsentGivenEarlier: Story = {
  args: { visit: { ...today, callConsentAt: '2026-11-21T04:20:00Z' } },
  render: withMicrophone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const DirectLineOnly: Story = { args: { isDirectOnly: true }, render: withMicrophone };

export const OfTheDoctor: Story = {
  args: { viewer: 'doctor', isDirectOnly: true },
  render: withMicrophone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You join as Dr\. Farah Qureshi \(Reg\. no\. /)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const MicrophoneMissing: Story = {
  args: { microphone: brokenDevice('missing') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Join call' })).toHaveAccessibleDescription(
      'You need a working microphone to join.',
    );
  },
};

export const NotTheDayYet: Story = {
  args: { visit: { ...today, date: '2026-11-23' } },
  render: withMicrophone,
};

export const LongName: Story = {
  args: {
    visit: { ...longNamedVisit, appointmentType: 'video', status: 'scheduled', date: '2026-11-21' },
  },
  render: withMicrophone,
};
