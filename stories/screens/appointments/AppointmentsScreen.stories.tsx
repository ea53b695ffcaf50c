import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Appointment } from '../../../src/contract/appointments.ts';
import { AppointmentsScreen } from '../../../src/screens/appointments/AppointmentsScreen/AppointmentsScreen.tsx';
import { appointmentStatus } from '../../../src/contract/appointments.ts';
import { role } from '../../../src/contract/common.ts';
import {
  cancelledVisit,
  completedVisit,
  doctorAppointments,
  hindiNamedVisit,
  longNamedVisit,
  now,
  patientAppointments,
  pendingVisit,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import {
  askedVisit,
  followedVisit,
  followingVisit,
  followUpParts,
  getFollowUp,
} from '../../fixtures/follow-ups.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: AppointmentsScreen,
  argTypes: {
    role: { options: role.options, control: 'radio' },
    filter: { options: ['all', ...appointmentStatus.options], control: 'select' },
  },
  parameters: { layout: 'fullscreen' },
  args: {
    role: 'patient',
    appointments: { status: 'ready', data: patientAppointments },
    filter: 'all',
    hrefs: {
      filter: (filter) => `#${filter}`,
      message: (partnerId) => `#message-${partnerId}`,
      bookAgain: (doctorId) => `#book-${doctorId}`,
      move: (id) => `#move-${id}`,
      room: (id) => `#room-${id}`,
      visit: (id) => `#visit-${id}`,
      record: (id) => `#record-${id}`,
      find: '#find',
      everyone: '#everyone',
    },
    now,
    onAccept: fn(),
    onComplete: fn(),
    onCancel: fn(),
    onMoveAnswer: fn(),
    attendance: { onLateChange: fn(), onMissedChange: fn(), onMissedAnswer: fn() },
    getFollowUp,
    pendingId: null,
    actionError: null,
    onRetry: fn(),
  },
  render: (args) => (
    <main id="main" tabIndex={-1}>
      <AppointmentsScreen {...args} />
    </main>
  ),
} satisfies Meta<typeof AppointmentsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const shownDays = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('heading', { level: 2 })
    .map((day) => day.textContent);

export const OfAPatient: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(shownDays(canvasElement)).toEqual(['Wed 25 Nov', 'Sat 28 Nov']);
    await expect(canvas.getByText('in 4 days')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3 earlier visits · Show' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const EarlierShown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const fold = canvas.getByRole('button', { name: '3 earlier visits · Show' });
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(shownDays(canvasElement)).toEqual([
      'Sun 8 Nov',
      'Wed 14 Oct',
      'Wed 25 Nov',
      'Sat 28 Nov',
    ]);
    await expect(fold).toHaveAccessibleName('3 earlier visits · Hide');
    await waitFor(() => expect(fold).toHaveFocus());
  },
};

export const EarlierShownAfterAnotherFilter: Story = {
  render: function Render(args) {
    const [filter, setFilter] = useState(args.filter);
    return (
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => setFilter(filter === 'all' ? 'pending' : 'all')}>
          Filter
        </button>
        <AppointmentsScreen {...args} filter={filter} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('3 earlier visits · Show');
    await press('Filter');
    await press('Filter');
    await expect(canvas.getByRole('button', { name: '3 earlier visits · Hide' })).toBeVisible();
  },
};

export const CompletedOnly: Story = {
  args: { filter: 'completed' },
  play: async ({ canvasElement }) => {
    await expect(shownDays(canvasElement)).toEqual(['Sun 8 Nov', 'Wed 14 Oct']);
  },
};

export const WithOneDoctor: Story = {
  args: { partnerId: completedVisit.doctorId },
  play: async ({ canvas, canvasElement }) => {
    await expect(shownDays(canvasElement)).toContain('Wed 14 Oct');
    const names = canvas
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    await expect(new Set(names).size).toBe(1);
    await expect(canvas.getByText(`Visits with ${names[0]}`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show visits with everyone' })).toHaveAttribute(
      'href',
      '#everyone',
    );
  },
};

export const WithAnUnknownPerson: Story = {
  args: { partnerId: 'nobody' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no visits with this person.')).toBeVisible();
  },
};

export const LinkedToAnEarlierVisit: Story = {
  args: { linkedId: completedVisit.id },
  play: async ({ canvasElement }) => {
    await expect(shownDays(canvasElement)).toContain('Wed 14 Oct');
  },
};

export const AskedToComeAgain: Story = {
  args: {
    linkedId: askedVisit.id,
    appointments: { status: 'ready', data: [scheduledVisit, askedVisit] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fri 4 Dec, 10:30 am' })).toBeVisible();
  },
};

export const WithAFollowUp: Story = {
  args: {
    linkedId: followedVisit.id,
    appointments: { status: 'ready', data: [followedVisit, followingVisit] },
    getFollowUp: ({ followUpOf }) => ({
      ...followUpParts,
      links: followUpOf
        ? { previous: followedVisit, next: undefined }
        : { previous: undefined, next: followingVisit },
    }),
  },
};

export const NewEarlierVisit: Story = {
  args: { getNewMark: (id) => (id === completedVisit.id ? () => undefined : undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 earlier visits · Hide' })).toBeVisible();
  },
};

/** Earlier visits stay closed, so that the row that the user reads does not move. */
export const EarlierVisitBecomesNew: Story = {
  render: function Render(args) {
    const [isNew, setNew] = useState(false);
    return (
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => setNew(true)}>
          Notify
        </button>
        <AppointmentsScreen
          {...args}
          getNewMark={(id) => (isNew && id === completedVisit.id ? () => undefined : undefined)}
        />
      </main>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await expect(canvas.getByRole('button', { name: '3 earlier visits · Show' })).toBeVisible();
  },
};

export const OnlyEarlierVisits: Story = {
  args: { appointments: { status: 'ready', data: [cancelledVisit, completedVisit] } },
  play: async ({ canvasElement }) => {
    await expect(shownDays(canvasElement)).toEqual(['Sun 8 Nov', 'Wed 14 Oct']);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OfADoctor: Story = {
  args: { role: 'doctor', appointments: { status: 'ready', data: doctorAppointments } },
};

export const DoctorHasVisitsToComplete: Story = {
  args: { ...OfADoctor.args, now: new Date('2026-11-28T04:30:00Z') },
  play: async ({ canvas, canvasElement }) => {
    const section = canvas.getByRole('region', { name: /^\d+ visits? to complete$/ });
    const open = doctorAppointments.filter(
      ({ status, date }) => status === 'scheduled' && date < '2026-11-28',
    );
    await expect(within(section).getAllByRole('listitem')).toHaveLength(open.length);
    await expect(within(section).getAllByRole('button', { name: /^Complete/ })[0]).toBeVisible();
    await expect(shownDays(canvasElement)[0]).toBe('Fri 20 Nov');
    await expect(canvas.getByRole('button', { name: /earlier visits? · Show/ })).toBeVisible();
  },
};

export const PendingOnly: Story = {
  args: { filter: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const PatientCancels: Story = {
  render: function Cancelling(args) {
    const [visits, setVisits] = useState<readonly Appointment[]>(patientAppointments);
    return (
      <main id="main" tabIndex={-1}>
        <AppointmentsScreen
          {...args}
          appointments={{ status: 'ready', data: visits }}
          onCancel={(id, reason) => {
            args.onCancel(id, reason);
            setVisits(
              visits.map((visit) =>
                visit.id === id
                  ? { ...visit, status: 'cancelled', cancelledBy: 'patient', cancelReason: reason }
                  : visit,
              ),
            );
          }}
        />
      </main>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Cancel appointment, Dr. Ananya Krishnan/ }),
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'I feel well.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    await waitFor(() =>
      expect(args.onCancel).toHaveBeenCalledWith(pendingVisit.id, 'I feel well.'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: /^Book again, Dr. Ananya/ })).toBeVisible();
  },
};

export const CancellingFailed: Story = {
  args: {
    actionError: {
      id: pendingVisit.id,
      message: 'This appointment could not be cancelled. Please try again.',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Cancel appointment, Dr. Ananya Krishnan/ }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent('could not be cancelled'),
    );
  },
};

export const CancellingCannotBeStopped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Cancel appointment, Dr. Ananya Krishnan/ }),
    );
    const dialog = await screen.findByRole('dialog');
    const keepIt = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Keep it' });
    within(dialog).getByRole('button', { name: 'Cancel appointment' }).click();
    // React renders the press, and the next frame has not come.
    await Promise.resolve();
    const isRefused = keepIt.disabled;
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect(isRefused).toBe(true);
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const DoctorAccepts: Story = {
  args: OfADoctor.args,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Accept, Meera Nair/ }));
    await expect(args.onAccept).toHaveBeenCalledWith(pendingVisit.id);
  },
};

export const Accepting: Story = { args: { ...OfADoctor.args, pendingId: pendingVisit.id } };

export const AcceptingFailed: Story = {
  args: {
    ...OfADoctor.args,
    actionError: { id: pendingVisit.id, message: 'This request was cancelled a moment ago.' },
  },
};

export const NoAppointments: Story = { args: { appointments: { status: 'ready', data: [] } } };

export const NoneOfAStatus: Story = {
  args: { filter: 'cancelled', appointments: { status: 'ready', data: [pendingVisit] } },
};

export const NoAppointmentsOfADoctor: Story = {
  args: { role: 'doctor', filter: 'completed', appointments: { status: 'ready', data: [] } },
};

export const LongNames: Story = {
  args: { appointments: { status: 'ready', data: [longNamedVisit] } },
};

export const Loading: Story = { args: { appointments: { status: 'loading' } } };

export const LoadingFailed: Story = {
  args: {
    appointments: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
  },
};

export const Offline: Story = {
  args: {
    appointments: {
      status: 'error',
      reason: 'offline',
      message: 'Please check your connection. This page loads as soon as it is back.',
    },
  },
};

export const HindiNames: Story = {
  args: { role: 'doctor', appointments: { status: 'ready', data: [hindiNamedVisit] } },
};

export const RightToLeft: Story = { ...HindiNames, decorators: [rightToLeft] };
