import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextVisitBanner } from '../../../src/components/appointments/NextVisitBanner/NextVisitBanner.tsx';
import {
  hindiNamedVisit,
  longNamedVisit,
  now,
  pendingVisit,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const inPerson = { ...pendingVisit, status: 'scheduled' as const };

const videoToday = { ...scheduledVisit, date: '2026-11-21' };
const byPhone = { ...inPerson, appointmentType: 'phone' as const };

const visits = {
  'In person': inPerson,
  'By video, today': videoToday,
  'By phone': byPhone,
  'Long name': longNamedVisit,
  'Hindi name': hindiNamedVisit,
};

const meta = {
  component: NextVisitBanner,
  argTypes: { visit: { control: 'select', options: Object.keys(visits), mapping: visits } },
  args: { visit: inPerson, now, roomHref: '#room' },
} satisfies Meta<typeof NextVisitBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InPerson: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your next visit, in 4 days')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Wed 25 Nov, 10:30 am' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('maps'),
    );
  },
};

export const ByVideoToday: Story = {
  args: { visit: videoToday },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your next visit, today')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Call' })).toHaveAttribute('href', '#room');
  },
};

export const TheDoctorIsWaiting: Story = {
  args: { visit: videoToday, isPartnerWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dr. Qureshi is waiting')).toBeVisible();
  },
};

export const ByVideoWhileTheDoctorIsAway: Story = {
  args: { visit: { ...videoToday, doctor: { ...videoToday.doctor, takesVisits: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/does not take visits at the moment/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Join Call' })).toBeNull();
  },
};

export const ByPhone: Story = {
  args: { visit: byPhone, phone: '9876543210' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Dr. Krishnan will call you on 98765 43210 at 10:30 am.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongName: Story = { args: { visit: longNamedVisit } };

export const HindiName: Story = { args: { visit: hindiNamedVisit } };

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
