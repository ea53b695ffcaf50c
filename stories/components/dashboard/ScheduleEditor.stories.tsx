import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ScheduleEditor } from '../../../src/components/dashboard/ScheduleEditor/ScheduleEditor.tsx';
import { addDays } from '../../../src/domain/time/india-time.ts';
import { defaultRules } from '../../../src/domain/booking/booking-rules.ts';
import { changeDay, toScheduleDraft } from '../../../src/domain/doctors/schedule-edit.ts';
import { ananya, gill } from '../../fixtures/doctors.ts';
import { busyDoctor, later, midMorning } from '../../fixtures/doctor-day.ts';
import { WithState } from '../../WithState.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const today = '2026-11-25';
const draft = toScheduleDraft(ananya, today);

const shortFridays = changeDay(draft, 'Friday', [{ startTime: '14:00', endTime: '15:00' }]);

const meta = {
  component: ScheduleEditor,
  parameters: {
    layout: 'fullscreen',
    clock: midMorning.toISOString(),
    docs: { story: { inline: false } },
  },
  args: {
    draft,
    savedRules: defaultRules,
    onDraftChange: fn(),
    isRestored: false,
    startsAtLeave: false,
    onStartOver: fn(),
    appointments: { status: 'ready', data: [] },
    now: midMorning,
    isSubmitting: false,
    error: null,
    messageHref: (id) => `#messages-${id}`,
    moveHref: (id) => `#move-${id}`,
    onCancelVisit: fn(),
    pendingId: null,
    actionError: null,
    onSave: fn(),
    onClose: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <WithState initial={args.draft}>
      {(now, setDraft) => (
        <ScheduleEditor
          {...args}
          draft={now}
          onDraftChange={(next) => {
            args.onDraftChange(next);
            setDraft(next);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof ScheduleEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rules: Story = {
  play: async ({ args }) => {
    const rules = within(screen.getByRole('region', { name: 'Rules for patients' }));
    await userEvent.selectOptions(
      rules.getByRole('combobox', { name: 'Shortest notice' }),
      '2 hours before the visit',
    );
    await userEvent.click(
      rules.getByRole('checkbox', { name: 'Accept a patient’s new time at once' }),
    );
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      ...draft,
      bookingRules: { ...defaultRules, noticeHours: 2, acceptsMoves: true },
    });
  },
};

const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string | RegExp) => dialog().getByRole('button', { name });
const time = (name: string) => dialog().getByRole('combobox', { name });

export const ThreeWorkingDays: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Manage schedule' })).toBeVisible();
    await userEvent.selectOptions(time('Start, Monday'), '10:00 am');
    await userEvent.click(button('Save schedule'));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onDraftChange).toHaveBeenCalledWith(
      changeDay(draft, 'Monday', [{ startTime: '10:00', endTime: '13:00' }]),
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const MorningsAndEvenings: Story = { args: { draft: toScheduleDraft(gill, today) } };

export const NoHoursYet: Story = { args: { draft: toScheduleDraft({ availability: [] }, today) } };

export const HoursAddedAndRemoved: Story = {
  play: async ({ args }) => {
    await userEvent.click(button('Add hours, Monday'));
    await waitFor(() => expect(time('Start, Monday 2')).toHaveFocus());
    await expect(time('Start, Monday 2')).toHaveValue('14:00');
    await expect(time('End, Monday 2')).toHaveValue('18:00');
    await userEvent.click(button('Remove 9:00 am to 1:00 pm, Monday'));
    await waitFor(() => expect(button('Add hours, Monday')).toHaveFocus());
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      changeDay(draft, 'Monday', [{ startTime: '14:00', endTime: '18:00' }]),
    );
  },
};

export const ADayCopied: Story = {
  play: async () => {
    await userEvent.click(button('Copy Monday to other days'));
    const days = within(dialog().getByRole('group', { name: 'Copy Monday to' }));
    await expect(days.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await userEvent.click(days.getByRole('checkbox', { name: 'Tuesday' }));
    await userEvent.click(days.getByRole('checkbox', { name: 'Friday' }));
    await userEvent.click(days.getByRole('button', { name: 'Copy' }));
    await expect(time('Start, Tuesday')).toHaveValue('09:00');
    await expect(time('End, Friday')).toHaveValue('13:00');
    await expect(dialog().getByText('Monday copied to Tuesday, Friday')).toBeInTheDocument();
  },
};

const leave = () => within(dialog().getByRole('region', { name: 'Days of leave' }));
const day = (name: string) => leave().getByRole('button', { name });

export const LeaveAdded: Story = {
  args: { draft: { ...draft, leaveDays: ['2026-12-25'] } },
  play: async ({ args }) => {
    await userEvent.click(day('Monday, 30 November 2026'));
    await expect(day('Monday, 30 November 2026')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(leave().getByRole('radio', { name: 'A range of days' }));
    await userEvent.click(leave().getByRole('button', { name: 'Next month' }));
    await userEvent.click(day('Friday, 4 December 2026'));
    await expect(leave().getByText(/First day: Fri 4 Dec 2026\. Choose the last/)).toBeVisible();
    await expect(args.onDraftChange).not.toHaveBeenCalledWith(
      expect.objectContaining({ leaveDays: expect.arrayContaining(['2026-12-04']) }),
    );
    await userEvent.click(day('Wednesday, 2 December 2026'));
    await expect(leave().getByText('Wed 2 Dec to Fri 4 Dec 2026')).toBeVisible();
    await userEvent.click(leave().getByRole('button', { name: 'Remove leave, Fri 25 Dec 2026' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      ...draft,
      leaveDays: ['2026-11-30', '2026-12-02', '2026-12-03', '2026-12-04'],
    });
  },
};

export const LeaveOverBookedVisits: Story = {
  args: {
    appointments: { status: 'ready', data: busyDoctor.filter(({ date }) => date !== '2026-11-27') },
    startsAtLeave: true,
  },
  play: async () => {
    await expect(day('Wednesday, 25 November 2026, today, 3 booked')).toBeVisible();
    await userEvent.click(leave().getByRole('radio', { name: 'A range of days' }));
    await userEvent.click(day('Saturday, 28 November 2026'));
    await expect(leave().queryByText(/On these days/)).toBeNull();
    await userEvent.click(day('Monday, 30 November 2026, 3 booked'));
    await expect(leave().getByText(/^On these days: 1 visit and 2 requests\./)).toBeVisible();
    await userEvent.click(button('Save schedule'));
    await expect(
      screen.getByRole('dialog', { name: '1 visit and 2 requests would fall on days of leave' }),
    ).toBeVisible();
    await expect(dialog().getByText(/^These fall on days of leave\./)).toBeVisible();
  },
};

export const LeaveAndOtherHours: Story = {
  args: {
    draft: { ...shortFridays, leaveDays: ['2026-11-30'] },
    appointments: { status: 'ready', data: busyDoctor },
  },
  play: async () => {
    await userEvent.click(button('Save schedule'));
    await expect(
      screen.getByRole('dialog', { name: '7 visits and 2 requests would fall outside' }),
    ).toBeVisible();
    await expect(
      dialog().getByText(/fall outside your new hours or on days of leave\./),
    ).toBeVisible();
  },
};

export const LeaveCleared: Story = {
  args: { draft: { ...draft, leaveDays: ['2026-11-30'] } },
  play: async () => {
    await userEvent.click(day('Monday, 30 November 2026'));
    await expect(leave().getByText('No leave is planned.')).toBeVisible();
    await expect(leave().queryByRole('button', { name: /24 November/ })).toBeDisabled();
  },
};

export const LeaveByKeys: Story = {
  args: { startsAtLeave: true },
  play: async () => {
    await waitFor(() => expect(day('Wednesday, 25 November 2026, today')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(day('Wednesday, 25 November 2026, today')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(day('Wednesday, 2 December 2026')).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowLeft}');
    await waitFor(() => expect(day('Saturday, 5 December 2026')).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day('Tuesday, 5 January 2027')).toHaveFocus());
    await userEvent.keyboard('{Home} ');
    await expect(leave().getByText('Mon 4 Jan 2027')).toBeVisible();
  },
};

export const TooMuchLeave: Story = {
  args: {
    draft: {
      ...draft,
      leaveDays: Array.from({ length: 60 }, (_, index) => addDays('2026-12-01', index)),
    },
  },
  play: async () => {
    await userEvent.click(day('Monday, 30 November 2026'));
    await expect(leave().getByText('You can list up to 60 days of leave.')).toBeVisible();
    await expect(day('Monday, 30 November 2026')).toHaveAttribute('aria-pressed', 'false');
  },
};

export const EndsBeforeItStarts: Story = {
  args: { draft: changeDay(draft, 'Monday', [{ startTime: '13:00', endTime: '09:00' }]) },
  play: async ({ args }) => {
    await userEvent.click(button('Save schedule'));
    await expect(dialog().getByRole('alert')).toHaveTextContent('Some hours cannot be saved yet.');
    await waitFor(() => expect(time('Start, Monday')).toHaveFocus());
    await expect(time('Start, Monday')).toHaveAccessibleDescription(
      'The end must be after the start.',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const HoursOverlap: Story = {
  args: {
    draft: changeDay(draft, 'Monday', [
      { startTime: '09:00', endTime: '13:00' },
      { startTime: '12:30', endTime: '18:00' },
    ]),
  },
  play: async ({ args }) => {
    await userEvent.click(button('Save schedule'));
    await expect(time('End, Monday 2')).toHaveAccessibleDescription(
      'These hours overlap other hours on the same day.',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const VisitsWouldFallOutside: Story = {
  args: { draft: shortFridays, appointments: { status: 'ready', data: busyDoctor } },
  play: async ({ args }) => {
    await userEvent.click(button('Save schedule'));
    await expect(screen.getByRole('dialog', { name: '6 visits would fall outside' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(dialog().getAllByRole('listitem')).toHaveLength(6);
    await expect(dialog().getByText('Joseph D’Souza')).toBeVisible();
    await userEvent.click(button('Go back'));
    await expect(time('End, Friday')).toHaveValue('15:00');
    await userEvent.click(button('Save schedule'));
    await userEvent.click(button('Save anyway'));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

const joseph = later[1]?.id ?? '';

export const AVisitOutsideIsCancelled: Story = {
  args: { draft: shortFridays, appointments: { status: 'ready', data: busyDoctor } },
  play: async ({ args }) => {
    await userEvent.click(button('Save schedule'));
    await expect(
      dialog().getByRole('link', { name: 'Message Joseph D’Souza, Fri 27 Nov, 3:30 pm' }),
    ).toHaveAttribute('href', '#messages-patient-joseph');
    await userEvent.click(button(/^Cancel the visit with Joseph D’Souza/));
    const question = within(
      await screen.findByRole('dialog', { name: 'Cancel this appointment?' }),
    );
    await userEvent.type(question.getByRole('textbox'), 'I am on leave.');
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    await expect(args.onCancelVisit).toHaveBeenCalledWith(joseph, 'I am on leave.');
  },
};

export const CancellingAVisit: Story = {
  args: {
    draft: shortFridays,
    appointments: { status: 'ready', data: busyDoctor },
    pendingId: joseph,
  },
  play: async () => {
    await userEvent.click(button('Save schedule'));
    await userEvent.click(button(/^Cancel the visit with Joseph D’Souza/));
    const question = within(
      await screen.findByRole('dialog', { name: 'Cancel this appointment?' }),
    );
    await expect(question.getByRole('button', { name: /^Please wait/ })).toBeVisible();
  },
};

export const CancellingAVisitFailed: Story = {
  args: {
    draft: shortFridays,
    appointments: { status: 'ready', data: busyDoctor },
    actionError: { id: joseph, message: 'You are offline.' },
  },
  play: async () => {
    await userEvent.click(button('Save schedule'));
    await userEvent.click(button(/^Cancel the visit with Joseph D’Souza/));
    const question = within(
      await screen.findByRole('dialog', { name: 'Cancel this appointment?' }),
    );
    await expect(question.queryByText('You are offline.')).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    await expect(question.getByRole('alert')).toHaveTextContent('You are offline.');
    await userEvent.click(question.getByRole('button', { name: /^Keep/ }));
    await expect(
      await screen.findByRole('dialog', { name: '6 visits would fall outside' }),
    ).toBeVisible();
  },
};

export const OfflineVisitsCannotBeChecked: Story = {
  args: {
    appointments: { status: 'error', reason: 'offline', message: 'You are offline.' },
  },
  play: async ({ args }) => {
    await userEvent.click(button('Save schedule'));
    await expect(dialog().getByText(/could not be loaded/)).toBeVisible();
    await userEvent.click(button('Save anyway'));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const VisitsFailed: Story = {
  args: { appointments: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ args }) => {
    await userEvent.click(button('Save schedule'));
    await expect(dialog().getByText(/could not be loaded/)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const LeftUnsavedBefore: Story = {
  args: { draft: shortFridays, isRestored: true },
  play: async ({ args }) => {
    await expect(dialog().getByText(/unsaved changes are still here/)).toBeVisible();
    await userEvent.click(button('Start over'));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { isSubmitting: true },
  play: async ({ args }) => {
    await expect(time('Start, Monday')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  args: { error: 'Each window must end after it starts' },
  play: async () => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Each window must end after');
  },
};

export const ClosedAndCancelled: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(button('Cancel'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const TwentyFourHourClock: Story = {
  decorators: [on24HourClock],
  play: async () => {
    await expect(
      within(time('End, Friday')).getByRole('option', { name: '18:00', selected: true }),
    ).toBeInTheDocument();
  },
};

export const VisitsLoading: Story = { args: { appointments: { status: 'loading' } } };
