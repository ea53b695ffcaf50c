import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { defaultRules } from '../../../src/domain/booking/booking-rules.ts';
import { emptyDraft } from '../../../src/domain/booking/booking-draft.ts';
import { WaitlistForm } from '../../../src/components/waitlist/WaitlistForm/WaitlistForm.tsx';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import type { BookingDraft } from '../../../src/domain/booking/booking-draft.ts';
import { BookingScreen } from '../../../src/screens/booking/BookingScreen/BookingScreen.tsx';
import { NotesField } from '../../../src/screens/booking/BookingScreen/NotesField.tsx';
import { now } from '../../fixtures/appointments.ts';
import {
  ananya,
  farah,
  hindiNamedDoctor,
  longNamedDoctor,
  newDoctor,
  raghav,
} from '../../fixtures/doctors.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { useArgState } from '../../use-arg-state.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const taken = (date: string, times: string[] = ['09:30', '11:00']) =>
  ({ status: 'ready', data: { date, taken: times } }) as const;

const filledIn = {
  ...emptyDraft,
  date: '2026-11-25',
  time: '10:30',
  notes: 'Chest feels tight after climbing stairs, since two weeks.',
};

const nearestFree = ['10:00', '11:30', '12:00'].map((time) => ({ date: filledIn.date, time }));

const hrefs = {
  appointments: null,
  profile: '#profile',
  find: '#find',
  booking: (id: string) => `#book-${id}`,
};

const meta = {
  component: BookingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    doctor: { status: 'ready', data: ananya },
    now,
    draft: emptyDraft,
    onDraftChange: fn(),
    notes: null,
    takenSlots: null,
    freeDays: null,
    otherDoctors: [],
    onConfirm: fn(),
    isSubmitting: false,
    conflict: null,
    error: null,
    viewerTimeZone: 'Asia/Kolkata',
    askSharing: { last: null },
    accountPhone: '9876543210',
    phoneError: null,
    hrefs,
    onRetry: fn(),
    onRetrySlots: fn(),
  },
  render: function FillingIn(args) {
    const [draft, setDraft] = useArgState(args.draft);
    const change = (changes: Partial<BookingDraft>) => {
      args.onDraftChange(changes);
      setDraft((before) => ({ ...before, ...changes }));
    };
    return (
      <main id="main">
        <BookingScreen
          {...args}
          draft={draft}
          takenSlots={args.takenSlots ?? (draft.date ? taken(draft.date) : null)}
          onDraftChange={change}
          notes={
            args.doctor.status === 'ready' && (
              <NotesField
                doctorName={withDoctorTitle(args.doctor.data.name)}
                value={draft.notes}
                onChange={(notes) => change({ notes })}
              />
            )
          }
        />
      </main>
    );
  },
} satisfies Meta<typeof BookingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please select a date first')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /In-person/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /^Confirm/ })).toBeDisabled();
  },
};

export const AnApiWithoutSharing: Story = {
  args: { askSharing: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Everything' })).not.toBeInTheDocument();
  },
};

export const DateChosen: Story = { args: { draft: { ...emptyDraft, date: '2026-11-25' } } };

export const WithRules: Story = {
  args: {
    doctor: {
      status: 'ready',
      data: { ...ananya, bookingRules: { ...defaultRules, noticeHours: 2, daysAhead: 5 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Book at least 2 hours before a visit\./)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^Mon, 30 Nov/ })).toBeNull();
  },
};

export const ReadyToConfirm: Story = { args: { draft: filledIn } };

export const ReadyToConfirmOnAPhone: Story = {
  ...ReadyToConfirm,
  globals: { viewport: { value: 'phone' } },
};

export const ByPhone: Story = {
  args: { draft: { ...filledIn, appointmentType: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Number for the call' })).toHaveValue(
      '98765 43210',
    );
  },
};

export const ANumberOfAnotherCountry: Story = {
  args: {
    draft: { ...filledIn, appointmentType: 'phone', phone: '+14155550100' },
    phoneError: 'Enter a valid 10-digit mobile number',
  },
  globals: { viewport: { value: 'phone' } },
};

export const BookedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Mon, 23 Nov' }).focus();
    await userEvent.keyboard(
      ' {Tab} {Tab}{ArrowRight}{Tab}Short of breath.{Tab}{ArrowDown}{Tab}{Enter}',
    );
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    for (const change of [
      { date: '2026-11-23', time: null },
      { date: '2026-11-23', time: '09:00' },
      { appointmentType: 'video' },
      { notes: 'Short of breath.' },
      { sharing: 'specialty' },
    ]) {
      await expect(args.onDraftChange).toHaveBeenCalledWith(change);
    }
  },
};

export const LoadingTimes: Story = {
  args: {
    draft: { ...emptyDraft, date: '2026-11-25' },
    takenSlots: { status: 'loading' },
  },
};

export const TimesFailed: Story = {
  args: {
    draft: { ...emptyDraft, date: '2026-11-25' },
    takenSlots: { status: 'error', reason: 'failed', message: 'The times could not be loaded.' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetrySlots).toHaveBeenCalledOnce();
  },
};

export const TimesOffline: Story = {
  args: {
    draft: { ...emptyDraft, date: '2026-11-25', notes: 'Chest feels tight.' },
    takenSlots: { status: 'error', reason: 'offline', message: 'You are offline.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Chest feels tight.');
    await expect(canvas.getByRole('button', { name: /^Confirm/ })).toBeDisabled();
  },
};

export const FullyBooked: Story = {
  args: {
    draft: { ...emptyDraft, date: '2026-11-25' },
    takenSlots: taken('2026-11-25', [
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
    ]),
  },
};

const freeDays = [
  { date: '2026-11-23', times: ['09:00', '10:00', '11:30', '12:00', '12:30'] },
  { date: '2026-11-25', times: [] },
  { date: '2026-11-27', times: [] },
  { date: '2026-11-30', times: ['10:30'] },
  { date: '2026-12-02', times: ['09:00', '12:30'] },
  { date: '2026-12-04', times: ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'] },
];

const otherDoctors = [
  { ...raghav, specialty: ananya.specialty, nextFreeAt: '2026-11-26T04:30:00.000Z' },
  { ...longNamedDoctor, specialty: ananya.specialty, nextFreeAt: '2026-11-25T11:30:00.000Z' },
];

export const FreeTimesOfAllDays: Story = {
  args: { freeDays },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Mon, 23 Nov, 5 times free' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'Wed, 25 Nov, fully booked' })).toBeEnabled();
  },
};

export const FullDayWithHelp: Story = {
  args: { ...FullyBooked.args, freeDays, otherDoctors },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mon 30 Nov, 10:30 am' }));
    const next = { date: '2026-11-30', time: '10:30' };
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(next);
  },
};

export const FullDay: Story = { args: { ...FullyBooked.args, freeDays, otherDoctors } };

export const FullDayWithWaitlist: Story = {
  args: {
    ...FullDay.args,
    waitlist: (
      <WaitlistForm
        days={['Monday', 'Wednesday']}
        lastDays={['2026-11-25', '2026-11-30']}
        isSubmitting={false}
        error={null}
        onJoin={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me about an earlier time' }));
    await expect(canvas.getByRole('group', { name: 'Days' })).toBeVisible();
  },
};

export const FullDayOnAPhone: Story = { ...FullDay, globals: { viewport: { value: 'phone' } } };

export const AllDaysFull: Story = {
  args: { freeDays: freeDays.map(({ date }) => ({ date, times: [] })), otherDoctors },
};

export const AWorkingDayWithoutTimes: Story = {
  args: {
    doctor: {
      status: 'ready',
      data: { ...ananya, availability: [{ day: 'Monday', startTime: '09:00', endTime: '09:00' }] },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mon, 23 Nov' }));
    await expect(await canvas.findByText('No available time slots on this date')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Confirm/ })).toBeDisabled();
  },
};

export const TodayIsAmongTheDates: Story = {
  args: { doctor: { status: 'ready', data: farah }, draft: { ...emptyDraft, date: '2026-11-21' } },
};

export const NoOpenDates: Story = { args: { doctor: { status: 'ready', data: newDoctor } } };

export const Submitting: Story = { args: { draft: filledIn, isSubmitting: true } };

export const SlotJustTaken: Story = {
  args: {
    draft: filledIn,
    takenSlots: taken('2026-11-25', ['09:30', '10:30', '11:00']),
    conflict: { time: '10:30', nearest: nearestFree },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('10:30 am was just taken');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue(filledIn.notes);
    await expect(canvas.getByRole('button', { name: /^Confirm/ })).toBeDisabled();
  },
};

export const NearestSlotTakenInstead: Story = {
  args: {
    draft: filledIn,
    takenSlots: taken('2026-11-25', ['09:30', '10:30', '11:00']),
    conflict: { time: '10:30', nearest: nearestFree },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wed 25 Nov, 11:30 am' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      date: '2026-11-25',
      time: '11:30',
    });
    await waitFor(() => expect(canvas.getByRole('radio', { name: /11:30 am/ })).toHaveFocus());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Confirm/ })).toBeEnabled();
  },
};

export const TooManyOpenVisits: Story = {
  args: {
    draft: filledIn,
    error: 'You have 10 open appointments and requests. The most you can have is 10.',
    hrefs: { ...hrefs, appointments: '#appointments' },
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'See your appointments' });
    await expect(links[0]).toHaveAttribute('href', '#appointments');
  },
};

export const BookingFailed: Story = {
  args: { draft: filledIn, error: 'You are offline. Please try again when you are connected.' },
};

export const ViewerInAnotherZone: Story = {
  args: { draft: filledIn, viewerTimeZone: 'America/New_York' },
};

export const TwentyFourHours: Story = { args: { draft: filledIn }, decorators: [on24HourClock] };

export const Loading: Story = { args: { doctor: { status: 'loading' } } };

export const DoctorNotFound: Story = {
  args: { doctor: { status: 'error', reason: 'not-found', message: 'Doctor not found' } },
};

export const LoadingFailed: Story = {
  args: {
    doctor: {
      status: 'error',
      reason: 'failed',
      message: 'Failed to fetch doctor details. Please try again later.',
    },
  },
};

export const Offline: Story = {
  args: {
    doctor: {
      status: 'error',
      reason: 'offline',
      message: 'Please check your connection. This page loads as soon as it is back.',
    },
  },
};

export const LongNames: Story = {
  args: { doctor: { status: 'ready', data: longNamedDoctor } },
};

export const HindiName: Story = {
  args: { doctor: { status: 'ready', data: hindiNamedDoctor } },
};

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
