import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ProposeTimes } from '../../../src/components/dashboard/ProposeTimes/ProposeTimes.tsx';
import { noOutcomes, startOutcome } from '../../../src/domain/appointments/outcomes.ts';
import { ananya } from '../../fixtures/doctors.ts';
import {
  hindiNamed,
  later,
  longNamed,
  midMorning,
  createVisit,
} from '../../fixtures/doctor-day.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const visits = later.slice(0, 2);
const leave = { ...ananya, leaveDays: ['2026-11-27'] };
const days = [
  { date: '2026-11-30', times: ['11:00', '12:00', '12:30'] },
  { date: '2026-12-02', times: ['09:00', '12:30'] },
  { date: '2026-12-04', times: ['14:00', '14:30', '15:30'] },
];
const times = {
  status: 'ready',
  data: { schedule: leave, days, appointments: later, now: midMorning },
} as const;
const to = { date: '2026-11-30', time: '12:30' };

const meta = {
  component: ProposeTimes,
  parameters: {
    layout: 'fullscreen',
    clock: midMorning.toISOString(),
    docs: { story: { inline: false } },
  },
  args: { visits, times, results: noOutcomes, onPropose: fn(), onClose: fn(), onRetry: fn() },
} satisfies Meta<typeof ProposeTimes>;

export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Propose new times' }));

export const Suggested: Story = {};

export const AllInOneStep: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    await expect(
      inside.getByRole('combobox', { name: 'New time for Kavya Iyer, Fri 27 Nov, 2:00 pm' }),
    ).toHaveDisplayValue('Mon 30 Nov, 12:30 pm');
    await userEvent.click(inside.getByRole('button', { name: 'Propose 2 new times' }));
    await expect(args.onPropose).toHaveBeenCalledWith([
      { visit: visits[0], slot: to },
      { visit: visits[1], slot: { date: '2026-11-30', time: '12:00' } },
    ]);
  },
};

export const AnotherTimeForOne: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    const first = inside.getByRole('combobox', { name: /^New time for Kavya Iyer/ });
    await userEvent.selectOptions(first, 'Fri 4 Dec, 2:00 pm');
    const second = inside.getByRole('combobox', { name: /^New time for Joseph/ });
    await userEvent.selectOptions(second, 'Propose nothing');
    await userEvent.click(inside.getByRole('button', { name: 'Propose 1 new time' }));
    await expect(args.onPropose).toHaveBeenCalledWith([
      { visit: visits[0], slot: { date: '2026-12-04', time: '14:00' } },
    ]);
  },
};

export const Sending: Story = {
  args: {
    results: { isSending: true, outcomes: visits.map((visit) => startOutcome(visit, to)) },
  },
};

export const OneWasRefused: Story = {
  args: {
    visits: visits.slice(1),
    results: {
      isSending: false,
      outcomes: visits.map((visit, at) => ({
        ...startOutcome(visit, to),
        ...(at === 0
          ? { state: 'done' }
          : {
              state: 'failed',
              message: 'This time has just been taken. Please choose another.',
            }),
      })),
    },
  },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('group', { name: '1 of 2 new times proposed' })).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Propose 1 new time' })).toBeEnabled();
  },
};

export const AllProposed: Story = {
  args: {
    visits: [],
    results: {
      isSending: false,
      outcomes: visits.map((visit) => ({ ...startOutcome(visit, to), state: 'done' })),
    },
  },
};

export const Empty: Story = {
  args: { visits: [] },
  play: async () => {
    await expect((await dialog()).getByText('No visit waits for a new time.')).toBeVisible();
  },
};

export const NothingIsFree: Story = {
  args: { times: { status: 'ready', data: { ...times.data, days: [] } } },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getAllByText('No time is free in the next 14 days.')).toHaveLength(2);
    await expect(inside.getByRole('button', { name: 'Propose 0 new times' })).toBeDisabled();
  },
};

export const Loading: Story = { args: { times: { status: 'loading' } } };

export const Failed: Story = {
  args: { times: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    times: {
      status: 'error',
      reason: 'offline',
      message: 'CareSetu cannot be reached. Check your connection and try again.',
    },
  },
};

export const LongAndHindiNames: Story = {
  args: {
    visits: [
      createVisit(longNamed, '2026-11-27', '14:30', 'scheduled'),
      createVisit(hindiNamed, '2026-11-27', '15:00', 'scheduled'),
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TwentyFourHours: Story = { decorators: [on24HourClock] };
