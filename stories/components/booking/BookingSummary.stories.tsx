import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BookingSummary } from '../../../src/components/booking/BookingSummary/BookingSummary.tsx';
import { appointmentType } from '../../../src/contract/place.ts';
import { consultationPrices } from '../../../src/domain/payments/money.ts';
import { ananya, hindiNamedDoctor, longNamedDoctor, newDoctor } from '../../fixtures/doctors.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: BookingSummary,
  argTypes: {
    appointmentType: { options: appointmentType.options, control: 'radio' },
  },
  args: {
    doctor: ananya,
    date: '2026-11-25',
    time: '10:30',
    appointmentType: 'in-person',
    price: consultationPrices['in-person'],
    place: 'Vasanth Heart Centre, Indiranagar, Bengaluru',
    missing: null,
    onConfirm: fn(),
    isSubmitting: false,
    error: null,
    errorLink: null,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 372, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookingSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ReadyToConfirm: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Appointment' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = {
  args: { date: null, time: null, missing: 'Choose a date and a time to confirm.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm Appointment' })).toBeDisabled();
  },
};

export const TimeMissing: Story = { args: { time: null, missing: 'Choose a time to confirm.' } };

export const VideoCall: Story = {
  args: { appointmentType: 'video', price: consultationPrices.video, place: null },
};

export const TwentyFourHours: Story = {
  args: { time: '16:30' },
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/16:30/)).toBeVisible();
  },
};

export const Submitting: Story = { args: { isSubmitting: true } };

export const Failed: Story = {
  args: { error: 'You are offline. Please try again when you are connected.' },
};

export const NewDoctor: Story = {
  args: {
    doctor: newDoctor,
    appointmentType: 'video',
    price: consultationPrices.video,
    place: null,
  },
};

export const FeeInRupees: Story = { args: { price: { amountMinor: 60_000, currency: 'INR' } } };

export const LongNames: Story = { args: { doctor: longNamedDoctor } };

export const HindiName: Story = { args: { doctor: hindiNamedDoctor } };

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
