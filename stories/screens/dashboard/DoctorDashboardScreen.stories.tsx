import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { noOutcomes } from '../../../src/domain/appointments/outcomes.ts';
import { DoctorDashboardScreen } from '../../../src/screens/dashboard/DoctorDashboardScreen/DoctorDashboardScreen.tsx';
import { ananya, newDoctor, verificationStages } from '../../fixtures/doctors.ts';
import {
  busyDoctor,
  hindiNamed,
  later,
  longNamed,
  midMorning,
  requests,
  createVisit,
} from '../../fixtures/doctor-day.ts';
import { drKrishnan } from '../../fixtures/users.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const offline = {
  status: 'error',
  reason: 'offline',
  message: 'CareSetu cannot be reached. Check your connection and try again.',
} as const;
const failed = { status: 'error', reason: 'failed', message: 'Please try again.' } as const;

const meta = {
  component: DoctorDashboardScreen,
  parameters: { layout: 'fullscreen', clock: midMorning.toISOString() },
  args: {
    user: drKrishnan,
    appointments: { status: 'ready', data: busyDoctor },
    doctor: { status: 'ready', data: ananya },
    secondFactor: {
      status: 'ready',
      data: { isOn: true, isRequired: false, confirmedAt: null, recoveryCodesLeft: 8 },
    },
    isSecondFactorPutAway: false,
    onPutSecondFactorAway: fn(),
    now: midMorning,
    onManageSchedule: fn(),
    backOffice: null,
    onPlanLeave: fn(),
    onPropose: fn(),
    block: { pending: null, error: null, onBlockTime: fn(), onUnblock: fn() },
    onAccept: fn(),
    onDecline: fn(),
    onAcceptSeveral: fn(),
    acceptance: noOutcomes,
    onMoveAnswer: fn(),
    onMissedChange: fn(),
    pendingId: null,
    actionError: null,
    week: null,
    hrefs: {
      day: '#day',
      week: '#week',
      appointments: '#appointments',
      room: (id) => `#room-${id}`,
      visit: (id) => `#visit-${id}`,
      move: (id) => `#move-${id}`,
      message: (id) => `#messages-${id}`,
      account: '#user',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof DoctorDashboardScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const headings = (canvas: {
  getAllByRole: (role: 'heading', of: { level: number }) => Element[];
}) => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

export const ABusyDay: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Good morning, Dr. Krishnan',
    );
    await expect(canvas.getByText(/^Wednesday/)).toHaveTextContent(
      'Wednesday, 25 November. Five patients today.',
    );
    const region = (name: string) => within(canvas.getByRole('region', { name }));
    const numbers = region('Your appointment totals').getAllByRole('definition');
    await expect(numbers.map(({ textContent }) => textContent)).toEqual([
      '26',
      '10',
      '1',
      '12',
      '3',
      '0',
    ]);
    await expect(region('Today’s appointments').getAllByRole('listitem')).toHaveLength(5);
    await expect(region('Today’s appointments').getByText('1 of 5 done')).toBeVisible();
    await expect(region('Requests').getAllByRole('listitem')).toHaveLength(3);
    await expect(region('Requests').getByText('3 waiting for your reply')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Notes to finish' })).toBeNull();
    await expect(region('Recent patients').getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Schedule' }));
    await expect(args.onManageSchedule).toHaveBeenCalledOnce();
  },
};

export const UpcomingShowsFiveScheduledOnes: Story = {
  play: async ({ canvas }) => {
    const upcoming = within(canvas.getByRole('region', { name: 'Upcoming' }));
    await expect(upcoming.getAllByRole('listitem')).toHaveLength(5);
    await expect(upcoming.queryByText('Sunita Yadav')).toBeNull();
  },
};

const week = { from: '2026-11-25', onFromChange: fn() };

export const TheWeek: Story = {
  args: {
    week,
    doctor: {
      status: 'ready',
      data: {
        ...ananya,
        leaveDays: ['2026-11-27'],
        blockedHours: [{ date: '2026-11-25', startTime: '12:00', endTime: '13:00' }],
      },
    },
  },
  play: async ({ canvas, args }) => {
    const region = within(canvas.getByRole('region', { name: 'Your week' }));
    await expect(region.getByRole('link', { name: 'See the day' })).toHaveAttribute('href', '#day');
    await expect(canvas.queryByRole('region', { name: 'Today’s appointments' })).toBeNull();
    await expect(
      canvas.getByRole('link', { name: '3 requests wait for your reply' }),
    ).toBeVisible();
    await userEvent.click(
      await region.findByRole('button', { name: 'Block time on Wednesday 25 November' }),
    );
    await expect(args.block.onBlockTime).toHaveBeenCalledWith('2026-11-25');
  },
};

export const TheWeekLoads: Story = {
  args: { week, appointments: { status: 'loading' }, doctor: { status: 'loading' } },
};

export const TheWeekOffline: Story = {
  args: { week, appointments: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your week could not be loaded/)).toBeVisible();
  },
};

export const OnLeaveOverBookedVisits: Story = {
  args: {
    appointments: {
      status: 'ready',
      data: busyDoctor.map((visit) =>
        visit.date === '2026-11-27' && visit.time === '15:30'
          ? {
              ...visit,
              proposal: {
                date: '2026-11-30',
                time: '12:00',
                by: 'doctor' as const,
                at: visit.createdAt,
              },
            }
          : visit,
      ),
    },
    doctor: { status: 'ready', data: { ...ananya, leaveDays: ['2026-11-27'] } },
  },
  play: async ({ canvas, args }) => {
    const outside = within(canvas.getByRole('region', { name: 'Visits outside your hours' }));
    await expect(outside.getByText('0 of 8 answered')).toBeVisible();
    await expect(outside.getByText(/Joseph has not answered/)).toBeVisible();
    await userEvent.click(outside.getByRole('button', { name: 'Propose 6 new times' }));
    await expect(args.onPropose).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole('link', { name: '8 visits are outside your hours' }),
    ).toHaveAttribute('href', '#outside-hours');
    const order = headings(canvas);
    const at = order.indexOf('Visits outside your hours');
    await expect(order.slice(at - 1, at + 2)).toEqual([
      'Today’s appointments',
      'Visits outside your hours',
      'Requests',
    ]);
  },
};

export const OnLeaveOnAPhone: Story = {
  ...OnLeaveOverBookedVisits,
  globals: { viewport: { value: 'phone' } },
};

export const TheWeekOnLeave: Story = {
  args: { ...OnLeaveOverBookedVisits.args, week },
  play: async ({ canvas }) => {
    await expect(headings(canvas).slice(0, 3)).toEqual([
      'Your week',
      'Visits outside your hours',
      'Requests',
    ]);
  },
};

export const APatientProposedATime: Story = {
  args: {
    appointments: {
      status: 'ready',
      data: busyDoctor.map((visit) =>
        visit.id === 'visit-4'
          ? {
              ...visit,
              proposal: {
                date: '2026-11-26',
                time: '10:00',
                by: 'patient' as const,
                at: visit.createdAt,
              },
            }
          : visit,
      ),
    },
  },
  play: async ({ canvas, args }) => {
    const today = within(canvas.getByRole('region', { name: 'Today’s appointments' }));
    await expect(today.getByText('New time proposed: Thu 26 Nov, 10:00 am')).toBeVisible();
    await expect(today.queryByRole('link', { name: /^Move .* Sunita Yadav/ })).toBeNull();
    const region = within(canvas.getByRole('region', { name: 'Proposed times' }));
    await userEvent.click(region.getByRole('button', { name: /^Accept/ }));
    await expect(args.onMoveAnswer).toHaveBeenCalledOnce();
  },
};

export const PatientsWait: Story = {
  args: { waitingCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 patients wait for an earlier time')).toBeVisible();
  },
};

export const VisitsToComplete: Story = {
  args: {
    now: new Date('2026-11-26T05:05:00Z'),
    appointments: { status: 'ready', data: busyDoctor },
  },
  play: async ({ canvas }) => {
    const open = within(canvas.getByRole('region', { name: 'Notes to finish' }));
    await expect(open.getByText('4 visits')).toBeVisible();
    await expect(open.getAllByRole('link')).toHaveLength(4);
    const numbers = within(canvas.getByRole('region', { name: 'Your appointment totals' }));
    const figures = numbers.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['26', '10', '1', '8', '3', '4']);
  },
};

export const LeavePlanned: Story = {
  args: {
    doctor: {
      status: 'ready',
      data: { ...ananya, leaveDays: ['2026-11-20', '2026-11-25', '2026-11-30', '2026-12-01'] },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/You are on leave today\./)).toBeVisible();
    const leave = within(canvas.getByRole('region', { name: 'Days of leave' }));
    await expect(leave.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Wed 25 Nov 2026',
      'Mon 30 Nov to Tue 1 Dec 2026',
    ]);
    await userEvent.click(leave.getByRole('button', { name: 'Plan leave' }));
    await expect(args.onPlanLeave).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: '3 requests wait for your reply' }),
    ).toBeVisible();
  },
};

export const InTheAfternoon: Story = {
  args: { now: new Date('2026-11-25T06:20:00Z') },
  play: async ({ canvas }) => {
    const today = within(canvas.getByRole('region', { name: 'Today’s appointments' }));
    await expect(today.getByText('3 earlier visits, 1 completed')).toBeVisible();
    await expect(
      today.getByRole('link', { name: 'Start the visit with Sunita Yadav' }),
    ).toBeVisible();
  },
};

export const AfterTheLastVisit: Story = {
  args: { now: new Date('2026-11-25T16:10:00Z') },
  play: async ({ canvas }) => {
    const today = within(canvas.getByRole('region', { name: 'Today’s appointments' }));
    await expect(today.getByText('No more visits today. 4 still need notes.')).toBeVisible();
    await expect(today.getByRole('heading', { name: 'Next patient' })).toBeVisible();
    const notes = within(canvas.getByRole('region', { name: 'Notes to finish' }));
    await expect(notes.getAllByRole('link')).toHaveLength(4);
  },
};

export const ADayOff: Story = {
  args: { appointments: { status: 'ready', data: later } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No patients today\./)).toBeVisible();
    const today = within(canvas.getByRole('region', { name: 'Today’s appointments' }));
    await expect(today.getByText('No appointments')).toBeVisible();
  },
};

export const NoAppointmentsAtAll: Story = {
  args: { appointments: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No appointments')).toBeVisible();
    await expect(canvas.getByText('No recent patients')).toBeVisible();
    await expect(canvas.getByText('No upcoming appointments')).toBeVisible();
    await expect(canvas.getByText('No requests are waiting.')).toBeVisible();
  },
};

export const ANewDoctor: Story = {
  args: {
    user: { ...drKrishnan, name: 'Vikram Chauhan', profilePicture: null },
    doctor: { status: 'ready', data: { ...newDoctor, specialty: '' } },
    appointments: { status: 'ready', data: [] },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Patients cannot find you yet' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '#user',
    );
  },
};

export const Loading: Story = {
  args: { appointments: { status: 'loading' }, doctor: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Manage Schedule' })).toBeDisabled();
  },
};

export const AppointmentsFailed: Story = {
  args: { appointments: failed },
  play: async ({ canvas, args }) => {
    const week = within(canvas.getByRole('region', { name: 'Weekly availability' }));
    await expect(week.getAllByText('Off')).toHaveLength(4);
    const today = within(canvas.getByRole('region', { name: 'Today’s appointments' }));
    await userEvent.click(today.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ScheduleFailed: Story = {
  args: { doctor: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByText('1 of 5 done')).toBeVisible();
  },
};

export const Offline: Story = { args: { appointments: offline, doctor: offline } };

export const LongAndHindiNames: Story = {
  args: {
    user: { ...drKrishnan, name: 'डॉ. सुनन्दा श्रीवास्तव' },
    appointments: {
      status: 'ready',
      data: [
        createVisit(
          longNamed,
          '2026-11-25',
          '10:30',
          'scheduled',
          'video',
          'Chest pain. '.repeat(30),
        ),
        createVisit(hindiNamed, '2026-11-25', '11:00', 'scheduled', 'phone', 'सीने में जकड़न।'),
        createVisit(hindiNamed, '2026-11-27', '14:30', 'pending', 'video', 'दूसरी राय चाहिए।'),
        createVisit(longNamed, '2026-11-27', '15:00', 'scheduled'),
        createVisit(longNamed, '2026-11-23', '15:00', 'completed'),
        createVisit(hindiNamed, '2026-11-23', '15:30', 'completed'),
      ],
    },
  },
};

export const InTheEvening: Story = {
  args: { now: new Date('2026-11-25T14:00:00Z') },
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good evening');
  },
};

export const Accepting: Story = { args: { pendingId: requests[0]?.id ?? null } };

export const AcceptingFailed: Story = {
  args: { actionError: { id: requests[1]?.id ?? '', message: 'You are offline.' } },
  play: async ({ canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Requests' }));
    await userEvent.click(
      waiting.getByRole('button', { name: 'Accept the request from Imran Shaikh' }),
    );
    await expect(waiting.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(waiting.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const RightToLeft: Story = { ...LongAndHindiNames, decorators: [rightToLeft] };

export const RegistrationBeingVerified: Story = {
  args: {
    appointments: { status: 'ready', data: [] },
    doctor: { status: 'ready', data: verificationStages.beingVerified },
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Your registration is being verified' });
    await expect(headings(canvas)[0]).toBe('Your registration is being verified');
    await expect(within(notice).getByText(/DMC 48213/)).toBeVisible();
  },
};

export const RegistrationRefused: Story = {
  args: {
    appointments: { status: 'ready', data: [] },
    doctor: { status: 'ready', data: verificationStages.refused },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Correct your registration' })).toHaveAttribute(
      'href',
      '#user',
    );
  },
};

export const RegistrationExpiresSoon: Story = {
  args: { doctor: { status: 'ready', data: verificationStages.expiring } },
};

export const Suspended: Story = {
  args: { doctor: { status: 'ready', data: verificationStages.suspended } },
};

export const TwoStepSignInLoading: Story = { args: { secondFactor: { status: 'loading' } } };

export const TwoStepSignInOffline: Story = { args: { secondFactor: offline } };

export const TwoStepSignInUnknown: Story = {
  args: { secondFactor: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your appointment totals' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Turn it on' })).not.toBeInTheDocument();
  },
};

const off = { isOn: false, isRequired: false, confirmedAt: null, recoveryCodesLeft: 0 };

export const TwoStepSignInOff: Story = {
  args: { secondFactor: { status: 'ready', data: off } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Turn it on' })).toHaveAttribute('href', '#user');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask me again in a month' }));
    await expect(args.onPutSecondFactorAway).toHaveBeenCalledOnce();
  },
};

export const TwoStepSignInPutAway: Story = {
  args: { secondFactor: { status: 'ready', data: off }, isSecondFactorPutAway: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Turn it on' })).toBeNull();
  },
};

export const TwoStepSignInRequired: Story = {
  args: {
    secondFactor: { status: 'ready', data: { ...off, isRequired: true } },
    isSecondFactorPutAway: true,
  },
  play: async ({ canvas }) => {
    await expect(headings(canvas)[0]).toBe('Turn on two-step sign-in to continue');
  },
};
