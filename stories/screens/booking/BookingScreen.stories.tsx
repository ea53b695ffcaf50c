import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { emptyDraft } from '../../../src/domain/booking/booking-draft.ts';
import { BookingScreen } from '../../../src/screens/booking/BookingScreen/BookingScreen.tsx';
import { now } from '../../fixtures/appointments.ts';
import {
  ananya,
  farah,
  hindiNamedDoctor,
  longNamedDoctor,
  newDoctor,
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

const hrefs = { appointments: null, profile: '#profile', find: '#find' };

const meta = {
  component: BookingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    doctor: { status: 'ready', data: ananya },
    now,
    draft: emptyDraft,
    onDraftChange: fn(),
    takenSlots: null,
    onConfirm: fn(),
    isSubmitting: false,
    conflict: null,
    error: null,
    viewerTimeZone: 'Asia/Kolkata',
    canShare: true,
    hrefs,
    onRetry: fn(),
    onRetrySlots: fn(),
  },
  render: function FillingIn(args) {
    const [draft, setDraft] = useArgState(args.draft);
    return (
      <main id="main">
        <BookingScreen
          {...args}
          draft={draft}
          takenSlots={args.takenSlots ?? (draft.date ? taken(draft.date) : null)}
          onDraftChange={(next) => {
            args.onDraftChange(next);
            setDraft(next);
          }}
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
  args: { canShare: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Everything' })).not.toBeInTheDocument();
  },
};

export const DateChosen: Story = { args: { draft: { ...emptyDraft, date: '2026-11-25' } } };

export const ReadyToConfirm: Story = { args: { draft: filledIn } };

export const ReadyToConfirmOnAPhone: Story = {
  ...ReadyToConfirm,
  globals: { viewport: { value: 'phone' } },
};

export const BookedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Mon, 23 Nov' }).focus();
    await userEvent.keyboard(
      ' {Tab} {Tab}{ArrowRight}{Tab}{ArrowDown}{Tab}Short of breath.{Tab}{Enter}',
    );
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      date: '2026-11-23',
      time: '09:00',
      appointmentType: 'video',
      notes: 'Short of breath.',
      sharing: 'specialty',
    });
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
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...filledIn, time: '11:30' });
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
