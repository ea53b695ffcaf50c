import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Waitlist } from '../../../src/components/waitlist/Waitlist/Waitlist.tsx';
import { now } from '../../fixtures/appointments.ts';
import {
  heldOvernight,
  longNamedEntry,
  movingEntry,
  offeredEntry,
  waitingEntry,
} from '../../fixtures/waitlist.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';
import { WithState } from '../../WithState.tsx';

const accepted = { date: '2026-11-25', time: '10:30', isMove: false, href: '#visit' };
const later = (time: string) => new Date(`2026-11-21T${time}Z`);

const meta = {
  component: Waitlist,
  args: {
    entries: [offeredEntry],
    now,
    accepted: null,
    pendingId: null,
    actionError: null,
    onAnswer: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof Waitlist>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TimeHeld: Story = {};

export const Accepts: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/Held for you for 12 more minutes, until 10:12 am/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Request this time' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(offeredEntry, 'accept');
  },
};

export const Declines: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'No thanks (time with Dr. Krishnan)' }),
    );
    await expect(args.onAnswer).toHaveBeenCalledWith(offeredEntry, 'decline');
  },
};

export const Waiting: Story = {
  args: { entries: [waitingEntry] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/You are number 2 in the line/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Stop waiting/ }));
    await expect(args.onLeave).toHaveBeenCalledWith(waitingEntry);
  },
};

export const FirstInTheLine: Story = { args: { entries: [{ ...waitingEntry, position: 1 }] } };

export const OwnVisitMoves: Story = { args: { entries: [movingEntry] } };

/** The notice comes at 8:00. */
export const HeldOvernight: Story = {
  args: { entries: [heldOvernight], now: later('00:30:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Held for you until 8:15 am')).toBeVisible();
  },
};

export const LastMinute: Story = { args: { now: later('04:41:30') } };

export const TooLate: Story = {
  args: { now: later('04:42:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The time is no longer held for you.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Request this time' })).toBeNull();
  },
};

export const Accepted: Story = { args: { entries: [], accepted } };

export const Moved: Story = {
  args: { entries: [waitingEntry], accepted: { ...accepted, isMove: true } },
};

export const Answering: Story = { args: { pendingId: offeredEntry.id } };

export const Offline: Story = {
  args: {
    actionError: { id: offeredEntry.id, message: 'You are offline. Connect and try again.' },
  },
};

export const Refused: Story = {
  args: {
    entries: [waitingEntry],
    actionError: {
      id: waitingEntry.id,
      message: 'Wed 25 Nov at 10:30 am is no longer held for you. You are still on the waitlist.',
    },
  },
};

/** The pressed button has gone. */
export const KeepsTheFocusAfterTheAnswer: Story = {
  render: (args) => (
    <main id="main" tabIndex={-1}>
      <WithState initial={args.entries}>
        {(entries, setEntries) => (
          <Waitlist {...args} entries={entries} onAnswer={() => setEntries([waitingEntry])} />
        )}
      </WithState>
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^No thanks/ }));
    const place = canvas.getByText(/in the line/);
    await waitFor(() => expect(place.closest('[tabindex="-1"]')).toHaveFocus());
  },
};

export const OnADashboard: Story = {
  args: { title: 'Earlier times' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Earlier times' })).toBeVisible();
  },
};

export const TwoDoctors: Story = { args: { entries: [offeredEntry, longNamedEntry] } };

export const NoOneWaits: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongName: Story = {
  args: { entries: [longNamedEntry] },
  globals: { viewport: { value: 'phone' } },
};

export const OnA24HourClock: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { decorators: [rightToLeft] };
