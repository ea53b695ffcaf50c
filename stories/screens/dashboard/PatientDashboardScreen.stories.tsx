import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PatientDashboardScreen } from '../../../src/screens/dashboard/PatientDashboardScreen/PatientDashboardScreen.tsx';
import { WaitlistEntries } from '../../../src/components/waitlist/WaitlistEntries/WaitlistEntries.tsx';
import {
  completedVisit,
  lapsedVisit,
  longNamedVisit,
  now,
  patientAppointments,
  pendingVisit,
  proposedByDoctor,
  proposedByPatient,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import { askedVisit, getFollowUp } from '../../fixtures/follow-ups.ts';
import { inbox } from '../../fixtures/conversations.ts';
import { freelancers, longNamedHelper } from '../../fixtures/freelancers.ts';
import { longRecord, records } from '../../fixtures/records.ts';
import { waitlistArgs } from '../../fixtures/waitlist.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const soon = { ...pendingVisit, status: 'scheduled' as const };
const visits = [
  ...patientAppointments.filter(({ id }) => id !== pendingVisit.id),
  soon,
  { ...scheduledVisit, id: 'later', date: '2026-12-03', appointmentType: 'phone' as const },
  { ...scheduledVisit, id: 'latest', date: '2026-12-04' },
];
const failed = { status: 'error', reason: 'failed', message: 'Please try again.' } as const;

const meta = {
  component: PatientDashboardScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    user: { id: 'patient-meera', name: 'Meera Nair', role: 'patient', profilePicture: null },
    appointments: { status: 'ready', data: visits },
    records: { status: 'ready', data: records },
    inbox: { status: 'ready', data: inbox },
    freelancers: { status: 'ready', data: freelancers },
    now,
    answers: { onMoveAnswer: fn(), pendingId: null, actionError: null },
    attendance: { onLateChange: fn(), onMissedChange: fn(), onMissedAnswer: fn() },
    getFollowUp,
    hrefs: {
      appointments: '#appointments',
      requests: '#requests',
      appointment: (id) => `#${id}`,
      find: '#find',
      doctors: '#doctors',
      room: (id) => `#room-${id}`,
      records: '#records',
      record: (id) => `#${id}`,
      book: (id) => `#book-${id}`,
      message: (id) => `#message-${id}`,
      inbox: '#messages',
      queueForm: (id) => `#queue-${id}`,
      freelancers: '#helpers',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof PatientDashboardScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ABusyPatient: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Namaste, Meera');
    await expect(canvas.getByText(/Saturday, 21 November/)).toHaveTextContent(
      'You have 4 upcoming visits.',
    );
    const upcoming = within(canvas.getByRole('region', { name: 'Upcoming appointments' }));
    await expect(upcoming.getAllByRole('listitem')).toHaveLength(3);
    const kept = within(canvas.getByRole('region', { name: 'Medical records' }));
    await expect(kept.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: 'Wed 25 Nov, 10:30 am' })).toBeVisible();
  },
};

export const TimesAreProposed: Story = {
  args: {
    appointments: { status: 'ready', data: [...visits, proposedByDoctor, proposedByPatient] },
  },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Proposed times' }));
    await expect(region.getAllByRole('listitem')).toHaveLength(2);
    await expect(region.getAllByRole('button')[0]).toHaveAccessibleName(/^Accept/);
  },
};

export const AskedToComeAgain: Story = {
  args: { appointments: { status: 'ready', data: [...visits, askedVisit] } },
  play: async ({ canvas }) => {
    const wishes = within(
      canvas.getByRole('region', { name: 'Your doctor would like to see you again' }),
    );
    await expect(wishes.getAllByRole('button')).toHaveLength(4);
  },
};

export const ARequestWaits: Story = {
  args: { appointments: { status: 'ready', data: [...visits, { ...pendingVisit, id: 'asked' }] } },
};

export const OnlyARequestWaits: Story = {
  args: { appointments: { status: 'ready', data: [completedVisit, pendingVisit] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Saturday, 21 November/)).toHaveTextContent(
      'You have 1 request waiting for a reply.',
    );
    await expect(
      canvas.getByRole('region', { name: '1 request waiting for Dr. Krishnan’s reply' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/no upcoming/i)).toBeNull();
  },
};

export const ARequestLapsed: Story = {
  args: { appointments: { status: 'ready', data: [completedVisit, lapsedVisit] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Saturday, 21 November/)).toHaveTextContent(
      'You have no upcoming visits.',
    );
    await expect(
      canvas.getByRole('region', { name: '1 request ended without a reply' }),
    ).toBeVisible();
  },
};

export const AHelperIsSuggested: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Skip the queue' }));
    await expect(card.getByRole('link', { name: /^Book a helper/ })).toHaveAttribute(
      'href',
      '#queue-freelancer-ramesh-pawar',
    );
    await expect(card.getByRole('link', { name: 'All helpers' })).toHaveAttribute(
      'href',
      '#helpers',
    );
  },
};

export const NoHelpersOfferedByTheServer: Story = {
  args: { freelancers: { status: 'error', reason: 'not-found', message: 'Not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Skip the queue')).toBeNull();
  },
};

export const NoHelpersAnywhere: Story = {
  ...NoHelpersOfferedByTheServer,
  args: { freelancers: { status: 'ready', data: [] } },
};

export const ANewPatient: Story = {
  args: {
    appointments: { status: 'ready', data: [] },
    records: { status: 'ready', data: [] },
    inbox: { status: 'ready', data: [] },
  },
  play: async ({ canvas }) => {
    for (const [name, text] of [
      ['Upcoming appointments', 'No upcoming appointments'],
      ['Medical records', 'No medical records available'],
      ['Messages', 'There is no Chat'],
    ] as const) {
      await expect(canvas.getByRole('region', { name })).toHaveTextContent(text);
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const steps = within(canvas.getByRole('region', { name: 'Three steps to your first visit' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const ANewPatientWaitsForAReply: Story = {
  args: { ...ANewPatient.args, appointments: { status: 'ready', data: [pendingVisit] } },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      '1 request waiting for Dr. Krishnan’s reply',
      'Three steps to your first visit',
    ]);
    await expect(canvas.getByRole('link', { name: 'See all requests' })).toBeVisible();
    const steps = within(canvas.getByRole('region', { name: 'Three steps to your first visit' }));
    await expect(steps.getByRole('heading', { name: 'Book (done)' })).toBeVisible();
    await expect(steps.getByRole('heading', { name: 'Message' })).toBeVisible();
    await expect(canvas.queryByText('No upcoming appointments')).toBeNull();
  },
};

export const Loading: Story = {
  args: {
    appointments: { status: 'loading' },
    records: { status: 'loading' },
    inbox: { status: 'loading' },
    freelancers: { status: 'loading' },
  },
};

export const OnePartFailed: Story = {
  args: { records: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Wed 25 Nov, 10:30 am' })).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};

export const EveryPartFailed: Story = {
  args: { appointments: failed, records: failed, inbox: failed, freelancers: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Namaste, Meera');
    await expect(canvas.queryByText('Skip the queue')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(2);
  },
};

export const Offline: Story = {
  args: {
    appointments: { status: 'error', reason: 'offline', message: 'Check your connection.' },
    records: { status: 'error', reason: 'offline', message: 'Check your connection.' },
    inbox: { status: 'error', reason: 'offline', message: 'Check your connection.' },
    freelancers: { status: 'error', reason: 'offline', message: 'Check your connection.' },
  },
};

export const ATimeIsHeld: Story = {
  args: { waitlist: <WaitlistEntries {...waitlistArgs} title="Earlier times" /> },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Earlier times' }));
    await expect(section.getByRole('button', { name: 'Request this time' })).toBeVisible();
  },
};

export const HindiName: Story = {
  args: { user: { id: 'p', name: 'सरिता देवी', role: 'patient', profilePicture: null } },
};

export const LongTexts: Story = {
  args: {
    appointments: { status: 'ready', data: [{ ...longNamedVisit, status: 'scheduled' }] },
    records: { status: 'ready', data: [longRecord] },
    freelancers: { status: 'ready', data: [longNamedHelper] },
  },
};

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
