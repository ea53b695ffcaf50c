import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MoveScreen } from '../../../src/screens/appointments/MoveScreen/MoveScreen.tsx';
import { defaultRules } from '../../../src/domain/booking/booking-rules.ts';
import {
  hindiNamedVisit,
  longNamedVisit,
  now,
  passedVisit,
  pendingVisit,
} from '../../fixtures/appointments.ts';
import { ananya, hindiNamedDoctor, longNamedDoctor } from '../../fixtures/doctors.ts';
import { WithState } from '../../WithState.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const ready = <T,>(data: T) => ({ status: 'ready', data }) as const;
const visit = { ...pendingVisit, status: 'scheduled' } as const;
const choice = { date: '2026-11-27', time: '15:00' };
const unreadable = {
  status: 'error',
  reason: 'failed',
  message: 'The server had a problem.',
} as const;
const offline = { status: 'error', reason: 'offline', message: 'You are offline.' } as const;

const meta = {
  component: MoveScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    appointment: ready(visit),
    doctor: ready(ananya),
    viewer: 'patient',
    now,
    choice: { date: null, time: null },
    onChoose: fn(),
    takenSlots: null,
    freeDays: null,
    conflict: null,
    error: null,
    isVisitInTheWay: false,
    isSubmitting: false,
    onConfirm: fn(),
    onRetrySlots: fn(),
    hrefs: { visit: '#visit', appointments: '#appointments' },
    viewerTimeZone: 'Asia/Kolkata',
    answer: { isBusy: false, error: null, onAnswer: fn() },
    onRetry: fn(),
  },
  render: (args) => (
    <main id="main">
      <WithState initial={args.choice}>
        {(chosen, setChosen) => (
          <MoveScreen
            {...args}
            choice={chosen}
            onChoose={(next) => {
              args.onChoose(next);
              setChosen(next);
            }}
            takenSlots={
              chosen.date === null
                ? null
                : (args.takenSlots ?? ready({ date: chosen.date, taken: ['09:30'] }))
            }
          />
        )}
      </WithState>
    </main>
  ),
} satisfies Meta<typeof MoveScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AcceptedVisit: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Move your visit');
    await expect(canvas.getByText('With Dr. Krishnan, now on Wed 25 Nov, 10:30 am')).toBeVisible();
    const confirm = canvas.getByRole('button', { name: 'Propose this time' });
    await expect(confirm).toBeDisabled();
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? canvas.getByRole('main'));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalled());
    const [time] = await canvas.findAllByRole('radio', { name: /available$/ });
    if (time) await userEvent.click(time);
    await waitFor(() => expect(confirm).toBeEnabled());
    const change = within(canvas.getByRole('region', { name: 'The change' }));
    await expect(change.getByText(/Dr. Krishnan must agree. Until then/)).toBeVisible();
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const ARequest: Story = {
  args: { appointment: ready(pendingVisit), choice },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move visit' })).toBeEnabled());
    await expect(canvas.getByText(/Your request moves to the new time/)).toBeVisible();
  },
};

export const ADoctorWhoAcceptsAtOnce: Story = {
  args: {
    doctor: ready({ ...ananya, bookingRules: { ...defaultRules, acceptsMoves: true } }),
    choice,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The visit moves at once/)).toBeVisible();
  },
};

export const ForADoctor: Story = {
  args: { viewer: 'doctor', choice },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Propose another time',
    );
    await expect(canvas.getByText(/Meera Nair must agree/)).toBeVisible();
  },
};

export const WithRules: Story = {
  args: {
    doctor: ready({
      ...ananya,
      bookingRules: { ...defaultRules, changeHours: 24, mostMoves: 2, daysAhead: 5 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/until 24 hours before it starts/)).toBeVisible();
    const days = within(canvas.getByRole('group', { name: 'Choose a date' }));
    await expect(days.queryByRole('radio', { name: /^Fri, 27 Nov/ })).toBeNull();
  },
};

export const TooLate: Story = {
  args: { doctor: ready({ ...ananya, bookingRules: { ...defaultRules, changeHours: 168 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/can be moved until 7 days before they start/)).toBeVisible();
    await expect(canvas.queryByText(/An accepted visit can be moved/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Keep this visit' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const TooOften: Story = {
  args: {
    appointment: ready({
      ...visit,
      history: [{ kind: 'moved', by: 'patient', at: '2026-11-20T10:12:00Z' }],
    }),
    doctor: ready({ ...ananya, bookingRules: { ...defaultRules, mostMoves: 1 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/changed or proposed the time once/)).toBeVisible();
  },
};

export const TheDoctorProposedATime: Story = {
  args: {
    appointment: ready({
      ...visit,
      proposal: { date: '2026-11-27', time: '11:00', by: 'doctor', at: '2026-11-21T03:40:00Z' },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Answer that first/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to appointments' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(args.answer.onAnswer).toHaveBeenCalledWith('accept');
  },
};

export const OwnProposal: Story = {
  args: {
    appointment: ready({
      ...visit,
      proposal: { date: '2026-11-27', time: '11:00', by: 'patient', at: '2026-11-21T03:40:00Z' },
    }),
    choice,
  },
};

export const HasBegun: Story = { args: { appointment: ready(passedVisit) } };

export const TimeTaken: Story = {
  args: {
    choice,
    conflict: { time: '15:00', nearest: [{ date: '2026-11-27', time: '15:30' }] },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('3:00 pm was just taken');
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('notes');
    await userEvent.click(canvas.getByRole('button', { name: /3:30 pm$/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ date: '2026-11-27', time: '15:30' });
  },
};

export const AnotherVisitInTheWay: Story = {
  args: {
    choice,
    error: 'You have a visit with Dr. Qureshi on Fri 27 Nov at 3:00 pm. Choose another time.',
    isVisitInTheWay: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your appointments' })).toBeVisible();
  },
};

export const OfflineWhileSending: Story = {
  args: { choice, error: 'You are offline. Connect to the internet and try again.' },
};

export const Sending: Story = { args: { choice, isSubmitting: true } };

export const TimesLoading: Story = { args: { choice, takenSlots: { status: 'loading' } } };

export const TimesFailed: Story = {
  args: { choice, takenSlots: unreadable },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetrySlots).toHaveBeenCalledOnce();
  },
};

export const TimesOffline: Story = { args: { choice, takenSlots: offline } };

export const Loading: Story = { args: { appointment: { status: 'loading' } } };
export const Failed: Story = { args: { appointment: unreadable } };
export const Offline: Story = { args: { appointment: offline } };
export const DoctorLoading: Story = { args: { doctor: { status: 'loading' } } };
export const DoctorFailed: Story = { args: { doctor: unreadable } };
export const DoctorOffline: Story = { args: { doctor: offline } };

export const LongName: Story = {
  args: {
    appointment: ready({ ...longNamedVisit, status: 'scheduled' }),
    doctor: ready(longNamedDoctor),
  },
};

export const HindiName: Story = {
  args: {
    appointment: ready({ ...hindiNamedVisit, status: 'scheduled' }),
    doctor: ready(hindiNamedDoctor),
  },
};

export const OnAPhone: Story = {
  args: { choice },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: { choice }, decorators: [rightToLeft] };
