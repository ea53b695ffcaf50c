import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConfirmationScreen } from '../../../src/screens/booking/ConfirmationScreen/ConfirmationScreen.tsx';
import {
  cancelledVisit,
  completedVisit,
  hindiNamedVisit,
  lapsedVisit,
  longNamedVisit,
  now,
  pendingVisit,
  afterMissedVisit,
  atLateVisit,
  missedVisit,
  proposedByDoctor,
  proposedByPatient,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import {
  askedVisit,
  followedVisit,
  followingVisit,
  followUpParts,
  getFollowUp,
} from '../../fixtures/follow-ups.ts';
import { nextTimes } from '../../fixtures/next-times.tsx';
import { sharingEvents, sharingFor } from '../../fixtures/sharing.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const sharing = {
  ...sharingEvents,
  sharing: sharingFor(pendingVisit, { scope: 'own', lastDay: '2026-12-02' }),
  unsent: null,
  onChoose: fn(async () => true),
  onEnd: fn(async () => true),
  onDialogClose: fn(),
  onRetryUnsent: fn(),
};

const meta = {
  component: ConfirmationScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    appointment: { status: 'ready', data: pendingVisit },
    phone: null,
    appointmentsHref: '#appointments',
    moveHref: '#move',
    roomHref: '#room',
    now,
    answer: { isBusy: false, error: null, onAnswer: fn() },
    attendance: { onLateChange: fn(), onMissedChange: fn(), onMissedAnswer: fn() },
    nextTimes: () => nextTimes,
    getFollowUp,
    bookHref: (doctorId) => `#book-${doctorId}`,
    messageHref: (doctorId) => `#messages-${doctorId}`,
    sharing,
    onRetry: fn(),
  },
  render: (args) => (
    <main id="main">
      <ConfirmationScreen {...args} />
    </main>
  ),
} satisfies Meta<typeof ConfirmationScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Appointment Pending' }),
    ).toBeVisible();
    await expect(canvas.getByText(/The reply will appear here/)).toBeVisible();
    await expect(
      canvas.getByText(/If Dr. Krishnan has not replied by 10:30 am on Wed 25 Nov/),
    ).toBeVisible();
    await expect(canvas.getByText('Please arrive 10 minutes early.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Directions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  },
};

export const TheDoctorProposedATime: Story = {
  args: { appointment: { status: 'ready', data: proposedByDoctor } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Move visit' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(args.answer.onAnswer).toHaveBeenCalledWith('accept');
  },
};

export const RunningLate: Story = {
  args: { appointment: { status: 'ready', data: scheduledVisit }, now: atLateVisit },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '15 minutes' }));
    await expect(args.attendance.onLateChange).toHaveBeenCalledWith(scheduledVisit, 15);
  },
};

export const DidNotCome: Story = {
  args: { appointment: { status: 'ready', data: missedVisit }, now: afterMissedVisit },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Marked as missed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Book again/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Book Today, 4:30 pm/ })).toBeVisible();
  },
};

export const AskedToComeAgain: Story = {
  args: { appointment: { status: 'ready', data: askedVisit } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^No thanks/ })).toBeVisible();
  },
};

export const OfAnEarlierVisit: Story = {
  args: {
    appointment: { status: 'ready', data: followingVisit },
    getFollowUp: () => ({
      ...followUpParts,
      links: { previous: followedVisit, next: undefined },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/asked to see you again/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Follow-up of your visit on Fri 20 Nov' });
    await expect(link).toBeVisible();
  },
};

export const ThePatientProposedATime: Story = {
  args: { appointment: { status: 'ready', data: proposedByPatient } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Move visit' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  },
};

export const SharingNotSaved: Story = {
  args: {
    sharing: { ...sharing, unsent: { scope: 'everything', isSending: false, refusal: null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your choice was not saved.');
  },
};

export const AnApiWithoutSharing: Story = { args: { sharing: null } };

export const Lapsed: Story = {
  args: { appointment: { status: 'ready', data: lapsedVisit } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your request ended because Dr. Menon did not reply in time.'),
    ).toBeVisible();
  },
};

const byPhone = { ...pendingVisit, appointmentType: 'phone', status: 'scheduled' } as const;

export const ByPhone: Story = {
  args: { appointment: { status: 'ready', data: byPhone }, phone: '9876543210' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Dr. Krishnan will call you on 98765 43210 at 10:30 am.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/cash|Directions/)).toBeNull();
  },
};

export const PendingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The stamp turns and the sun comes up, once. */
export const JustAccepted: Story = {
  args: { appointment: { status: 'ready', data: scheduledVisit }, isJustAccepted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has accepted your request/)).toBeInTheDocument();
  },
};

export const AcceptedByTheDoctor: Story = {
  args: { appointment: { status: 'ready', data: scheduledVisit } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please be ready 10 minutes early.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument();
  },
};

export const CancelledByTheDoctor: Story = {
  args: { appointment: { status: 'ready', data: cancelledVisit } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      `#book-${cancelledVisit.doctorId}`,
    );
    await expect(canvas.getByRole('link', { name: /^Book Today, 4:30 pm/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View appointments' })).toBeVisible();
  },
};

export const CancelledByADoctorWhoTakesNoVisits: Story = {
  args: {
    appointment: {
      status: 'ready',
      data: { ...cancelledVisit, doctor: { ...cancelledVisit.doctor, takesVisits: false } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Book/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View appointments' })).toBeVisible();
  },
};

export const Completed: Story = {
  args: { appointment: { status: 'ready', data: completedVisit } },
};

export const LongNames: Story = {
  args: { appointment: { status: 'ready', data: longNamedVisit } },
};

export const Loading: Story = { args: { appointment: { status: 'loading' } } };

export const NotFound: Story = {
  args: {
    appointment: {
      status: 'error',
      reason: 'not-found',
      message: 'This appointment does not exist, or it belongs to someone else.',
    },
  },
};

export const LoadingFailed: Story = {
  args: {
    appointment: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
  },
};

export const Offline: Story = {
  args: {
    appointment: {
      status: 'error',
      reason: 'offline',
      message: 'Please check your connection. This page loads as soon as it is back.',
    },
  },
};

export const HindiNames: Story = {
  args: { appointment: { status: 'ready', data: hindiNamedVisit } },
};

export const RightToLeft: Story = { ...HindiNames, decorators: [rightToLeft] };
