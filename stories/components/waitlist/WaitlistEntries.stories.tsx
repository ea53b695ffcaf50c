import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { WaitlistEntries } from '../../../src/components/waitlist/WaitlistEntries/WaitlistEntries.tsx';
import type { WaitlistEntry } from '../../../src/contract/waitlist.ts';
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
const ready = (data: readonly WaitlistEntry[]) => ({ status: 'ready' as const, data });
const later = (time: string) => new Date(`2026-11-21T${time}Z`);

const meta = {
  component: WaitlistEntries,
  args: {
    list: ready([offeredEntry]),
    now,
    accepted: null,
    pendingId: null,
    actionError: null,
    onAnswer: fn(),
    onLeave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WaitlistEntries>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TimeHeld: Story = {};

export const Accepts: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/Held for you for 12 more minutes, until 10:12 am/),
    ).toBeVisible();
    // The patient accepts this place.
    await expect(canvas.getByText('Vasanth Heart Centre, Indiranagar, Bengaluru')).toBeVisible();
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
  args: { list: ready([waitingEntry]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/You are number 2 in the line/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Stop waiting/ }));
    await expect(args.onLeave).toHaveBeenCalledWith(waitingEntry);
  },
};

export const FirstInTheLine: Story = { args: { list: ready([{ ...waitingEntry, position: 1 }]) } };

export const OwnVisitMoves: Story = { args: { list: ready([movingEntry]) } };

/** The notice comes at 8:00. */
export const HeldOvernight: Story = {
  args: { list: ready([heldOvernight]), now: later('00:30:00') },
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

export const Accepted: Story = { args: { list: ready([]), accepted } };

export const Moved: Story = {
  args: { list: ready([waitingEntry]), accepted: { ...accepted, isMove: true } },
};

export const Answering: Story = { args: { pendingId: offeredEntry.id } };

export const Offline: Story = {
  args: {
    actionError: { id: offeredEntry.id, message: 'You are offline. Connect and try again.' },
  },
};

export const Refused: Story = {
  args: {
    list: ready([waitingEntry]),
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
      <WithState initial={args.list}>
        {(list, setList) => (
          <WaitlistEntries {...args} list={list} onAnswer={() => setList(ready([waitingEntry]))} />
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

/** Screen readers announce the offer, because the page is open when it comes. */
export const AnOfferArrives: Story = {
  args: { list: ready([waitingEntry]) },
  render: (args) => (
    <WithState initial={args.list}>
      {(list, setList) => (
        <WaitlistEntries {...args} list={list} onLeave={() => setList(ready([offeredEntry]))} />
      )}
    </WithState>
  ),
  play: async ({ canvas }) => {
    const [, status] = canvas.getAllByRole('status');
    await expect(status).toHaveTextContent(/^You are waiting for an earlier time/);
    // In place of the server.
    await userEvent.click(canvas.getByRole('button', { name: /^Stop waiting/ }));
    await waitFor(() =>
      expect(status).toHaveTextContent(/^Dr. Krishnan has a free time on Wed 25 Nov/),
    );
  },
};

/** The offer ends by the clock while its button has the focus. */
export const KeepsTheFocusAfterTheEnd: Story = {
  render: (args) => (
    <WithState initial={args.now}>
      {(moment, setMoment) => (
        <WaitlistEntries {...args} now={moment} onAnswer={() => setMoment(later('04:42:00'))} />
      )}
    </WithState>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request this time' }));
    const words = await canvas.findByText('The time is no longer held for you.');
    await waitFor(() => expect(words.closest('[tabindex="-1"]')).toHaveFocus());
  },
};

/** A lost acceptance has taken the entry off the list. */
export const FailsAfterTheEntryHasGone: Story = {
  render: (args) => (
    <WithState initial={args.list}>
      {(list, setList) => (
        <WaitlistEntries
          {...args}
          list={list}
          actionError={
            list === args.list
              ? null
              : { id: offeredEntry.id, message: 'You are offline. Connect and try again.' }
          }
          onAnswer={() => setList(ready([]))}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request this time' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^You are offline/);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OnADashboard: Story = {
  args: { title: 'Earlier times' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Earlier times' })).toBeVisible();
  },
};

export const TwoDoctors: Story = { args: { list: ready([offeredEntry, longNamedEntry]) } };

export const NoOneWaits: Story = {
  args: { list: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = { args: { list: { status: 'loading' } } };

/** Most patients wait for no one. */
export const LoadingOnADashboard: Story = {
  args: { list: { status: 'loading' }, title: 'Earlier times' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const NotLoaded: Story = {
  args: {
    list: { status: 'error', reason: 'failed', message: 'Something went wrong. Please try again.' },
    title: 'Earlier times',
  },
  play: async ({ canvas, args }) => {
    const section = within(canvas.getByRole('region', { name: 'Earlier times' }));
    await expect(section.getByRole('alert')).toHaveTextContent(
      /The times you wait for could not be loaded/,
    );
    await userEvent.click(section.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotLoadedOffline: Story = {
  args: {
    list: {
      status: 'error',
      reason: 'offline',
      message: 'CareSetu cannot be reached. Check your connection and try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Check your connection/);
  },
};

/** An older API has no waitlist. */
export const Lacking: Story = {
  args: {
    list: { status: 'error', reason: 'not-found', message: 'This could not be found.' },
    title: 'Earlier times',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongName: Story = {
  args: { list: ready([longNamedEntry]) },
  globals: { viewport: { value: 'phone' } },
};

export const OnA24HourClock: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { decorators: [rightToLeft] };
