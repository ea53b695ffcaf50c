import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Loadable } from '../../../src/domain/loadable.ts';
import {
  CallPatient,
  type CallPatientProps,
} from '../../../src/components/appointments/CallPatient/CallPatient.tsx';
import { now, pendingVisit } from '../../fixtures/appointments.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const visit = {
  ...pendingVisit,
  status: 'scheduled',
  appointmentType: 'phone',
  date: '2026-11-21',
  time: '10:15',
} as const;

const shown = { status: 'ready', data: '9876543210' } as const;

const meta = {
  component: CallPatient,
  args: {
    visit,
    now,
    phone: shown,
    onShow: fn(),
    reminder: null,
    onRemind: fn(),
  },
} satisfies Meta<typeof CallPatient>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  args: { phone: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Could not reach/ })).toBeNull();
    const show = canvas.getByRole('button', { name: 'Show number' });
    await expect(show).toHaveAccessibleDescription('Meera can see when you open the number.');
    await userEvent.click(show);
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

function CallPatientWithLoading(args: CallPatientProps) {
  const [phone, setPhone] = useState<Loadable<string> | null>(null);
  const show = () => {
    setPhone({ status: 'loading' });
    setTimeout(setPhone, 50, shown);
  };
  return (
    <>
      <CallPatient {...args} phone={phone} onShow={show} />
      <input aria-label="Diagnosis" />
    </>
  );
}

export const ShownByKeyboard: Story = {
  render: (args) => <CallPatientWithLoading {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Show number/ })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Call 98765 43210' })).toHaveFocus(),
    );
  },
};

export const ShownWhileTheDoctorWrites: Story = {
  render: (args) => <CallPatientWithLoading {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show number' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Diagnosis' }));
    await canvas.findByRole('link', { name: 'Call 98765 43210' });
    await expect(canvas.getByRole('textbox', { name: 'Diagnosis' })).toHaveFocus();
  },
};

export const TimeToCall: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Call 98765 43210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Could not reach the patient' }));
    await expect(args.onRemind).toHaveBeenCalledOnce();
  },
};

export const ThePatientWasMessaged: Story = {
  args: { reminder: { text: 'Your message was sent.', hasFailed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your message was sent.');
  },
};

export const TooEarly: Story = {
  args: { visit: { ...visit, time: '11:00' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You can see the number from 10:30 am, half an hour before the visit.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = {
  args: { phone: { status: 'loading' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Please wait: Show number' }));
    await expect(args.onShow).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    phone: {
      status: 'error',
      reason: 'failed',
      message: 'Something went wrong. Please try again.',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The number could not be loaded. Something went wrong. Please try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show number' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    phone: {
      status: 'error',
      reason: 'offline',
      message: 'CareSetu cannot be reached. Check your connection and try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/CareSetu cannot be reached/);
    await expect(canvas.getByRole('button', { name: 'Show number' })).toBeEnabled();
  },
};

export const NeedsACode: Story = {
  args: {
    phone: {
      status: 'error',
      reason: 'step-up',
      message: 'Enter a code from your authenticator app to open this.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enter a code' })).toBeEnabled();
  },
};

export const WithoutANumber: Story = {
  args: { phone: { status: 'error', reason: 'not-found', message: 'Not found.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There is no number for this visit. Write to Meera in Messages.',
    );
  },
};

export const TwentyFourHours: Story = {
  args: { visit: { ...visit, time: '15:00' } },
  decorators: [on24HourClock],
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const HiddenOnAPhone: Story = {
  args: { phone: null },
  globals: { viewport: { value: 'phone' } },
};
