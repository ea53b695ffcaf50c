import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BlockTime } from '../../../src/components/dashboard/BlockTime/BlockTime.tsx';
import type { Appointment } from '../../../src/contract/appointments.ts';
import { ananya } from '../../fixtures/doctors.ts';
import {
  busyDoctor,
  hindiNamed,
  imran,
  longNamed,
  midMorning,
  createVisit,
} from '../../fixtures/doctor-day.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const today = '2026-11-25';
const afternoon = { date: today, startTime: '12:00', endTime: '13:00' };
const ready = (data: readonly Appointment[]) => ({ status: 'ready' as const, data });

const meta = {
  component: BlockTime,
  parameters: {
    layout: 'fullscreen',
    clock: midMorning.toISOString(),
    docs: { story: { inline: false } },
  },
  args: {
    schedule: ananya,
    appointments: ready([]),
    now: midMorning,
    pending: null,
    error: null,
    onBlock: fn(),
    onUnblock: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BlockTime>;

export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async (name: string | RegExp = 'Block time') =>
  within(await screen.findByRole('dialog', { name }));

export const Free: Story = {};

export const OneTapBlocksAnAfternoon: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    const part = inside.getByRole('button', { name: 'Afternoon 12:00 pm to 1:00 pm' });
    await expect(part).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(part);
    await expect(args.onBlock).toHaveBeenCalledWith(afternoon, false);
  },
};

export const AnotherDay: Story = {
  args: { date: '2026-11-27' },
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: '3:00 pm to 4:00 pm' }));
    const hours = { date: '2026-11-27', startTime: '15:00', endTime: '16:00' };
    await expect(args.onBlock).toHaveBeenCalledWith(hours, false);
  },
};

export const BlockedIsTakenBack: Story = {
  args: { schedule: { ...ananya, blockedHours: [afternoon] } },
  play: async ({ args }) => {
    const inside = await dialog();
    const part = inside.getByRole('button', { name: /^Afternoon .+ Blocked$/ });
    await expect(part).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(part);
    await expect(args.onUnblock).toHaveBeenCalledWith(afternoon);
  },
};

export const OneVisit: Story = {
  args: { appointments: ready([createVisit(imran, today, '12:00', 'scheduled')]) },
};

export const OverBookedVisits: Story = {
  args: { appointments: ready(busyDoctor) },
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: /^Morning .+ 2 visits$/ }));
    await expect(args.onBlock).not.toHaveBeenCalled();
    const question = await dialog('2 visits in this time');
    await expect(question.getAllByRole('listitem')).toHaveLength(2);
    await expect(question.getByText('Imran Shaikh')).toBeVisible();
  },
};

export const BlocksAndProposes: Story = {
  args: { appointments: ready(busyDoctor) },
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: /^12:00 pm .+ 1 visit$/ }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Block and propose new times' }),
    );
    await expect(args.onBlock).toHaveBeenCalledWith(afternoon, true);
  },
};

/** A doctor proposes another time only for a visit. */
export const OverARequest: Story = {
  args: {
    date: '2026-11-27',
    appointments: ready([createVisit(imran, '2026-11-27', '14:30', 'pending')]),
  },
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: /^Afternoon/ }));
    const question = await dialog('1 request in this time');
    await expect(question.getByText(/accept or decline them in Requests/)).toBeVisible();
    await expect(question.queryByText(/stay booked/)).toBeNull();
    await expect(question.queryByRole('button', { name: /propose new times/ })).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Block this time' }));
    const hours = { date: '2026-11-27', startTime: '14:00', endTime: '17:00' };
    await expect(args.onBlock).toHaveBeenCalledWith(hours, false);
  },
};

export const GoesBackByKeyboard: Story = {
  args: { appointments: ready(busyDoctor) },
  play: async ({ args }) => {
    const inside = await dialog();
    inside.getByRole('button', { name: /^12:00 pm .+ 1 visit$/ }).focus();
    await userEvent.keyboard('{Enter}');
    const back = await screen.findByRole('button', { name: 'Go back' });
    back.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Block time' })).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      ),
    );
    await expect(args.onBlock).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { pending: afternoon },
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: /^Morning/ }));
    await expect(args.onBlock).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: { error: 'CareSetu cannot be reached. Check your connection and try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
  },
};

/** Nothing is blocked before the dialog can ask. */
export const VisitsLoading: Story = {
  args: { appointments: { status: 'loading' } },
  play: async ({ args }) => {
    const inside = await dialog();
    const part = inside.getByRole('button', { name: /^Morning/ });
    await expect(part).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(part);
    await expect(args.onBlock).not.toHaveBeenCalled();
  },
};

export const VisitsNotLoaded: Story = {
  args: {
    appointments: {
      status: 'error',
      reason: 'failed',
      message: 'Something went wrong. Please try again.',
    },
  },
  play: async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByRole('alert')).toHaveTextContent(/Booked visits cannot be checked/);
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const VisitsNotLoadedOffline: Story = {
  args: {
    appointments: {
      status: 'error',
      reason: 'offline',
      message: 'CareSetu cannot be reached. Check your connection and try again.',
    },
  },
};

export const NoWorkingHours: Story = {
  args: { schedule: { availability: [] } },
  play: async () => {
    await expect(
      await screen.findByText('You have no working hours in the next 14 days.'),
    ).toBeVisible();
  },
};

export const LongAndHindiNames: Story = {
  args: {
    date: '2026-11-27',
    appointments: ready([
      createVisit(longNamed, '2026-11-27', '14:30', 'pending', 'video'),
      createVisit(hindiNamed, '2026-11-27', '15:00', 'scheduled', 'phone'),
    ]),
  },
  play: async () => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: /^Afternoon/ }));
    const question = await dialog('1 visit and 1 request in this time');
    await expect(question.getByText(/^Visits stay booked/)).toBeVisible();
    await expect(question.getByText(/^Requests stay open/)).toBeVisible();
    await expect(
      question.getByRole('button', { name: 'Block and propose new times' }),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { decorators: [rightToLeft] };
