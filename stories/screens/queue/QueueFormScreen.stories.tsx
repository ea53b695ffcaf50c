import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, type within } from 'storybook/test';
import { emptyQueueForm, type QueueFormValues } from '../../../src/domain/queue/queue-form.ts';
import { QueueFormScreen } from '../../../src/screens/queue/QueueFormScreen/QueueFormScreen.tsx';
import { now } from '../../fixtures/appointments.ts';
import {
  balwinder,
  helperWithoutPlace,
  hindiNamedHelper,
  longNamedHelper,
  newHelper,
  ramesh,
} from '../../fixtures/freelancers.ts';
import { gulmohar, hospitals, longNamedHospital } from '../../fixtures/hospitals.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const date = '2026-11-25';

const filledIn: QueueFormValues = {
  date,
  time: '08:00',
  duration: 3,
  hospitalName: 'Setubandh Hospital, Koramangala',
  department: 'Cardiology OPD',
  notes: 'Please take the token for Dr. Krishnan, room 12.',
};

const busy = (...spans: [string, string][]) =>
  ({
    status: 'ready',
    data: { date, busy: spans.map(([startTime, endTime]) => ({ startTime, endTime })) },
  }) as const;

const meta = {
  component: QueueFormScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    freelancer: { status: 'ready', data: ramesh },
    busyHours: busy(),
    hospitals,
    now,
    initial: emptyQueueForm,
    onEdit: fn(),
    onSubmit: fn(),
    isSubmitting: false,
    error: null,
    fieldErrors: {},
    viewerTimeZone: 'Asia/Kolkata',
    freelancersHref: '#helpers',
    onRetry: fn(),
    onRetryBusy: fn(),
  },
  decorators: [
    (Story) => (
      <main id="main">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof QueueFormScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const send = { name: 'Continue to payment' };

function total(canvas: ReturnType<typeof within>) {
  return canvas.getByText('Total').closest('[role="status"]');
}

export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Book a queue helper',
    );
    await expect(total(canvas)).toHaveTextContent('Total $25.00');
  },
};

export const NoDateYet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Start time' }));
    await expect(await screen.findByText('Please select a date first')).toBeVisible();
  },
};

export const FilledIn: Story = {
  args: { initial: filledIn },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Date' })).toHaveTextContent(
      'Wed 25 Nov 2026',
    );
    await expect(
      canvas.getByRole('textbox', { name: 'Duration, in hours' }),
    ).toHaveAccessibleDescription('Until 11:00 am');
    await expect(canvas.getByText('3 hours × $25/hour')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', send));
    await expect(args.onSubmit).toHaveBeenCalledWith(filledIn);
  },
};

export const OnAPhone: Story = { ...FilledIn, globals: { viewport: { value: 'phone' } } };

export const FilledInByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Date' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Date' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: '7:00 am' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Start time' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Tab}Setu{ArrowDown}{Enter}{Tab}Card');
    await userEvent.keyboard('{ArrowDown}{Enter}{Tab}Room 12{Tab}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      date: '2026-11-22',
      time: '07:00',
      duration: 3,
      hospitalName: 'Setubandh Hospital, Koramangala',
      department: 'Cardiology',
      notes: 'Room 12',
    });
  },
};

export const RequiredFieldsMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    const day = canvas.getByRole('combobox', { name: 'Date' });
    await expect(day).toHaveAccessibleDescription('Date is required');
    await waitFor(() => expect(day).toHaveFocus());
    for (const message of ['Start time', 'Hospital name', 'Department']) {
      await expect(canvas.getByText(`${message} is required`)).toBeVisible();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const department = canvas.getByRole('combobox', { name: 'Department' });
    await userEvent.type(department, 'ENT');
    await expect(department).toBeValid();
    await expect(canvas.getByRole('combobox', { name: 'Hospital name' })).toBeInvalid();
  },
};

export const DepartmentMissing: Story = {
  args: { initial: { ...filledIn, department: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    const department = canvas.getByRole('combobox', { name: 'Department' });
    await waitFor(() => expect(department).toHaveFocus());
    await expect(department).toHaveAccessibleDescription('Department is required');
  },
};

export const TooManyHoursTyped: Story = {
  args: { initial: filledIn },
  play: async ({ args, canvas, userEvent }) => {
    const hours = canvas.getByRole('textbox', { name: 'Duration, in hours' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '40');
    await expect(total(canvas)).toHaveTextContent('Total –');
    await userEvent.click(canvas.getByRole('button', send));
    await expect(hours).toHaveAccessibleDescription('Duration must be 1 to 12 whole hours');
    await waitFor(() => expect(hours).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(hours);
    await userEvent.type(hours, '4');
    await expect(hours).toBeValid();
    await expect(total(canvas)).toHaveTextContent('Total $100.00');
  },
};

export const TotalFollowsTheHours: Story = {
  args: { initial: filledIn },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(total(canvas)).toHaveTextContent('Total $100.00');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ ...filledIn, duration: 4 });
  },
};

export const SomeHoursBooked: Story = {
  args: { initial: { ...filledIn, time: '' }, busyHours: busy(['09:00', '11:00']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Start time' }));
    await expect(await screen.findByRole('option', { name: '9:00 am Not free' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('option', { name: '11:00 am' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const BeyondTheDay: Story = {
  args: { initial: { ...filledIn, time: '19:00' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Ramesh works until 9:00 pm on this day/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', send));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(
      canvas.getByRole('textbox', { name: 'Duration, in hours' }),
    ).toHaveAccessibleDescription('Ramesh is not free for that long');
    await userEvent.click(canvas.getByRole('button', { name: 'Book 2 hours' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Date and hours' })).toHaveFocus(),
    );
    await expect(canvas.queryByText(/^Ramesh is/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', send));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filledIn, time: '19:00', duration: 2 });
  },
};

export const StartIsBooked: Story = {
  args: { initial: filledIn, busyHours: busy(['08:00', '10:00']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    await expect(canvas.getByRole('combobox', { name: 'Start time' })).toHaveAccessibleDescription(
      'Ramesh is not free at this time',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start at 10:00 am' }));
    await expect(canvas.getByRole('combobox', { name: 'Start time' })).toHaveTextContent(
      '10:00 am',
    );
  },
};

export const DayFullyBooked: Story = {
  args: { initial: { ...filledIn, time: '' }, busyHours: busy(['07:00', '21:00']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Start time' })).toHaveAccessibleDescription(
      'Ramesh is booked all day. Please choose another date.',
    );
  },
};

export const BookedHoursOnTheirWay: Story = {
  args: { initial: filledIn, busyHours: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Start time' })).toHaveTextContent('8:00 am');
  },
};

export const BookedHoursOffline: Story = {
  args: {
    initial: filledIn,
    busyHours: { status: 'error', reason: 'offline', message: 'You are offline.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Notes/ })).toHaveValue(filledIn.notes);
  },
};

export const BookedHoursUnknown: Story = {
  args: {
    initial: filledIn,
    busyHours: { status: 'error', reason: 'failed', message: 'The hours could not be loaded.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryBusy).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { initial: filledIn, isSubmitting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Continue to payment/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const HoursJustTaken: Story = {
  args: {
    initial: filledIn,
    busyHours: busy(['10:00', '12:00']),
    error: 'Some of these hours have just been taken. Please choose others.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('just been taken');
    await expect(canvas.getByRole('button', { name: 'Book 2 hours' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Notes/ })).toHaveValue(filledIn.notes);
  },
};

export const RefusedByTheServer: Story = {
  args: {
    initial: filledIn,
    error: 'Please check the form.',
    fieldErrors: { hospitalName: 'The hospital name must be at most 160 characters' },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Hospital name' })).toHaveFocus(),
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const SendingFailed: Story = {
  args: {
    initial: filledIn,
    error: 'You are offline. Please try again when you are connected.',
  },
};

export const HospitalNotListed: Story = {
  args: { initial: { ...filledIn, hospitalName: '', department: '' }, hospitals: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Hospital name' }), ' AIIMS ');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Department' }), 'Eye OPD');
    await userEvent.click(canvas.getByRole('button', send));
    const question = await screen.findByRole('dialog', { name: 'Is this hospital in Bengaluru?' });
    await expect(question).toHaveTextContent('We do not know which city AIIMS is in.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Change hospital' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', send));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, it is in Bengaluru' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...filledIn,
      hospitalName: 'AIIMS',
      department: 'Eye OPD',
    });
  },
};

export const HospitalToConfirm: Story = {
  args: { initial: { ...filledIn, hospitalName: 'AIIMS' } },
  parameters: { docs: { story: { inline: false }, holdsFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    await screen.findByRole('dialog', { name: 'Is this hospital in Bengaluru?' });
  },
};

export const HospitalInAnotherCity: Story = {
  args: {
    initial: { ...filledIn, hospitalName: 'Gulmohar Hospital' },
    hospitals: [...hospitals, gulmohar],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    const hospital = canvas.getByRole('combobox', { name: 'Hospital name' });
    await waitFor(() => expect(hospital).toHaveFocus());
    await expect(hospital).toHaveAccessibleDescription(
      expect.stringContaining('Gulmohar Hospital is in Mumbai. Ramesh works in Bengaluru'),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CityNotKnown: Story = {
  args: {
    freelancer: { status: 'ready', data: { ...ramesh, location: undefined } },
    initial: { ...filledIn, hospitalName: 'AIIMS' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/works at hospitals in/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', send));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ViewerInAnotherZone: Story = {
  args: { initial: filledIn, viewerTimeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/All times are India Standard Time/)).toBeVisible();
  },
};

export const TwentyFourHours: Story = {
  args: { initial: { ...filledIn, time: '16:00' } },
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Start time' })).toHaveTextContent('16:00');
    await expect(canvas.getByText('Until 19:00')).toBeVisible();
  },
};

export const HalfDollars: Story = {
  args: { freelancer: { status: 'ready', data: balwinder }, initial: filledIn },
  play: async ({ canvas }) => {
    await expect(total(canvas)).toHaveTextContent('Total $82.50');
  },
};

export const NewHelper: Story = { args: { freelancer: { status: 'ready', data: newHelper } } };

export const NoHoursOpen: Story = {
  args: { freelancer: { status: 'ready', data: helperWithoutPlace } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Biju Thomas has no free hours in the next two weeks.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all helpers' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    freelancer: { status: 'ready', data: longNamedHelper },
    hospitals: [longNamedHospital],
    initial: {
      ...filledIn,
      duration: 12,
      hospitalName: longNamedHospital.name,
      department:
        'Outpatient department of cardiothoracic and vascular surgery, second floor, east wing',
      notes: 'Please ask at the second counter. '.repeat(12),
    },
  },
};

export const Hindi: Story = {
  args: {
    freelancer: { status: 'ready', data: hindiNamedHelper },
    initial: {
      ...filledIn,
      hospitalName: 'जनसेवा अस्पताल, लखनऊ',
      department: 'हृदय रोग ओपीडी',
      notes: 'कृपया कमरा नंबर १२ के लिए टोकन लीजिए।',
    },
  },
};

export const Loading: Story = { args: { freelancer: { status: 'loading' } } };

export const FreelancerNotFound: Story = {
  args: { freelancer: { status: 'error', reason: 'not-found', message: 'Freelancer not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Freelancer not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all helpers' })).toHaveAttribute(
      'href',
      '#helpers',
    );
  },
};

export const LoadingFailed: Story = {
  args: {
    freelancer: {
      status: 'error',
      reason: 'failed',
      message: 'Something went wrong. Please try again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    freelancer: {
      status: 'error',
      reason: 'offline',
      message: 'Please check your connection. This page loads as soon as it is back.',
    },
  },
};

export const RightToLeft: Story = { ...Hindi, decorators: [rightToLeft] };
