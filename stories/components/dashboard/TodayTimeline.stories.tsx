import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Appointment } from '../../../src/contract/appointments.ts';
import { TodayTimeline } from '../../../src/components/dashboard/TodayTimeline/TodayTimeline.tsx';
import {
  hindiNamed,
  imran,
  longNamed,
  meera,
  midMorning,
  todaysFive,
  createVisit,
} from '../../fixtures/doctor-day.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: TodayTimeline,
  parameters: { clock: midMorning.toISOString() },
  args: {
    visits: todaysFive,
    now: midMorning,
    roomHref: (id) => `#room-${id}`,
    visitHref: (id) => `#visit-${id}`,
    moveHref: (id) => `#move-${id}`,
    pendingId: null,
    actionError: null,
    onMissedChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 692, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TodayTimeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ABusyMorning: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    const [first, second, third] = rows.map((row) => within(row));
    await expect(first?.getByText('Completed')).toBeVisible();
    await expect(first?.queryByRole('link')).toBeNull();
    await expect(rows[1]).toHaveAttribute('aria-current', 'time');
    await expect(
      second?.getByRole('link', { name: 'Start the visit with Meera Nair' }),
    ).toHaveAttribute('href', `#visit-${todaysFive[1]?.id}`);
    await expect(third?.getByRole('link', { name: 'Join Call with Imran Shaikh' })).toHaveAttribute(
      'href',
      `#room-${todaysFive[2]?.id}`,
    );
    await expect(rows.filter((row) => row.hasAttribute('aria-current'))).toHaveLength(1);
  },
};

/** 16 minutes after the start of Meera Nair's visit. */
const quarterPast = new Date('2026-11-25T05:16:00Z');
const ofMeera = (changes: Partial<Appointment>) =>
  todaysFive.map((visit) => (visit.patient === meera ? { ...visit, ...changes } : visit));

export const ThePatientIsLate: Story = {
  args: { visits: ofMeera({ late: { minutes: 15, at: '2026-11-25T04:40:00Z' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15 minutes late, expected at 10:45 am')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Did not come/ })).toBeNull();
  },
};

export const MayBeMarked: Story = {
  args: { now: quarterPast },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Did not come (Meera Nair)' }));
    await expect(args.onMissedChange).toHaveBeenCalledWith(
      expect.objectContaining({ patient: meera }),
      true,
    );
  },
};

export const Sending: Story = {
  args: { now: quarterPast, pendingId: todaysFive[1]?.id ?? null },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Please wait: Did not come (Meera Nair)' }),
    );
    await expect(args.onMissedChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    now: quarterPast,
    actionError: {
      id: todaysFive[1]?.id ?? '',
      message: 'This change could not be saved. Please try again.',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Did not come (Meera Nair)' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be saved');
  },
};

export const DidNotCome: Story = {
  args: {
    now: quarterPast,
    visits: ofMeera({
      missed: { at: '2026-11-25T05:15:00Z', answeredAt: '2026-11-25T05:16:00Z' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Meera answered: ‘I was there’/)).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: 'Start the visit with Meera Nair' }),
    ).toBeNull();
  },
};

export const APatientIsWaiting: Story = {
  args: { waitingIds: todaysFive.slice(2, 3).map(({ id }) => id) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Imran is waiting')).toBeVisible();
  },
};

export const NotVerified: Story = {
  args: {
    visits: todaysFive.map((visit) => ({
      ...visit,
      doctor: { ...visit.doctor, takesVisits: false },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Join Call/ })).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Start the visit with Imran Shaikh' }),
    ).toHaveAttribute('href', `#visit-${todaysFive[2]?.id}`);
  },
};

export const BetweenTwoVisits: Story = {
  args: { now: new Date('2026-11-25T04:20:00Z') },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(
      within(rows[1] ?? document.body).getByText('Next visit in 40 minutes'),
    ).toBeVisible();
    await expect(canvas.getByText('9:50 am')).toBeVisible();
  },
};

export const InTheAfternoon: Story = {
  args: { now: new Date('2026-11-25T06:20:00Z') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Start the visit with Sunita Yadav' }),
    ).toBeVisible();
    await expect(canvas.getByText('Joseph D’Souza')).not.toBeVisible();
  },
};

export const EarlierVisitsShown: Story = {
  args: InTheAfternoon.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('3 earlier visits, 1 completed'));
    await expect(canvas.getByRole('link', { name: 'Join Call with Imran Shaikh' })).toBeVisible();
  },
};

export const BeforeTheFirstVisit: Story = {
  args: { now: new Date('2026-11-25T01:00:00Z'), visits: todaysFive.slice(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Next visit in 4 hours/)).toBeVisible();
  },
};

export const AllDone: Story = {
  args: { visits: todaysFive.map((visit) => ({ ...visit, status: 'completed' as const })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('No more visits today. All are completed.')).toBeVisible();
  },
};

export const NotYetWrittenDown: Story = {
  args: { now: new Date('2026-11-25T13:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No more visits today. 4 still need notes.')).toBeVisible();
  },
};

export const ASingleVisit: Story = { args: { visits: todaysFive.slice(1, 2) } };

export const LongAndHindiNames: Story = {
  args: {
    visits: [
      createVisit(
        longNamed,
        '2026-11-25',
        '10:30',
        'scheduled',
        'video',
        'Chest pain. '.repeat(40),
      ),
      createVisit(hindiNamed, '2026-11-25', '11:00', 'scheduled', 'phone', 'सीने में जकड़न, दो हफ़्ते से।'),
    ],
  },
};

export const TwentyFourHourClock: Story = {
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('09:00')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const APatientWithTwoVisits: Story = {
  args: {
    visits: [
      createVisit(meera, '2026-11-25', '10:00', 'completed'),
      createVisit(meera, '2026-11-25', '10:30', 'scheduled', 'video'),
      createVisit(imran, '2026-11-25', '11:00', 'scheduled', 'phone'),
    ],
  },
};

export const RightToLeft: Story = { ...LongAndHindiNames, decorators: [rightToLeft] };
