import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoctorProfileScreen } from '../../../src/screens/doctors/DoctorProfileScreen/DoctorProfileScreen.tsx';
import {
  ananya,
  gill,
  hindiNamedDoctor,
  longNamedDoctor,
  newDoctor,
} from '../../fixtures/doctors.ts';
import { nextTimes } from '../../fixtures/next-times.tsx';
import { outdated } from '../../fixtures/outdated.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: DoctorProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    doctor: { status: 'ready', data: ananya },
    tab: 'overview',
    onTabChange: fn(),
    now: new Date('2026-11-21T04:30:00Z'),
    bookingHref: '#book',
    nextTimes,
    messageHref: '#message',
    doctorsHref: '#doctors',
    findHref: '#find',
    specialtyHref: (specialty) => `#${specialty}`,
    freelancersHref: '#helpers',
    onRetry: fn(),
  },
} satisfies Meta<typeof DoctorProfileScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('reviews');
  },
};

export const Experience: Story = { args: { tab: 'experience' } };

export const Reviews: Story = { args: { tab: 'reviews' } };

export const SeveralWindowsADay: Story = { args: { doctor: { status: 'ready', data: gill } } };

export const JustSignedUp: Story = { args: { doctor: { status: 'ready', data: newDoctor } } };

export const JustSignedUpWithoutReviews: Story = {
  args: { doctor: { status: 'ready', data: newDoctor }, tab: 'reviews' },
};

export const LongNames: Story = {
  args: { doctor: { status: 'ready', data: longNamedDoctor } },
};

export const HindiName: Story = {
  args: { doctor: { status: 'ready', data: hindiNamedDoctor } },
};

export const TwentyFourHourClock: Story = {
  args: { doctor: { status: 'ready', data: gill } },
  decorators: [on24HourClock],
};

export const NotFound: Story = {
  args: { doctor: { status: 'error', reason: 'not-found', message: 'Doctor not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Doctor not found' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#doctors');
  },
};

export const Loading: Story = { args: { doctor: { status: 'loading' } } };

export const CouldNotBeUpdated: Story = {
  args: { doctor: outdated(ananya) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('may be out of date');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { doctor: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' } },
};

export const Offline: Story = {
  args: { doctor: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
