import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { WeekView } from '../../../src/components/dashboard/WeekView/WeekView.tsx';
import { ananya, farah } from '../../fixtures/doctors.ts';
import {
  busyDoctor,
  createVisit,
  hindiNamed,
  imran,
  longNamed,
  midMorning,
} from '../../fixtures/doctor-day.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const today = '2026-11-25';
const blockedHours = [{ date: '2026-11-30', startTime: '11:00', endTime: '13:00' }];
const missed = {
  ...createVisit(imran, '2026-11-23', '10:30', 'scheduled'),
  missed: { at: '2026-11-23T05:30:00Z' },
};

const meta = {
  component: WeekView,
  parameters: { layout: 'padded', clock: midMorning.toISOString() },
  args: {
    schedule: { ...ananya, blockedHours },
    appointments: [...busyDoctor, missed],
    now: midMorning,
    from: today,
    onFromChange: fn(),
    visitHref: (id: string) => `#visit-${id}`,
    onBlockTime: fn(),
  },
} satisfies Meta<typeof WeekView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ABusyWeek: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const table = canvas.getByRole('table');
    const row = within(table).getByRole('row', { name: /^11 am/ });
    await expect(
      within(row).getByRole('link', { name: '11:00 am, Imran Shaikh, Scheduled' }),
    ).toHaveAttribute('href', expect.stringMatching(/^#visit-/));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Block time on Wednesday 25 November' }),
    );
    await expect(args.onBlockTime).toHaveBeenCalledWith(today);
    await expect(
      canvas.queryByRole('button', { name: /Block time on Monday 23 November/ }),
    ).toBeNull();
  },
};

export const Plain: Story = {};

export const NextWeek: Story = {
  args: { from: '2026-11-30' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByText('Blocked').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: /^(Previous week|Earlier days)$/ }));
    await expect(args.onFromChange).toHaveBeenCalledOnce();
  },
};

/** A pressed button keeps the focus, and does nothing at the end of the range. */
export const TheLastWeek: Story = {
  args: { from: '2027-11-29' },
  play: async ({ canvas, args, userEvent }) => {
    const next = canvas.getByRole('button', { name: /^(Next week|Later days)$/ });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(args.onFromChange).not.toHaveBeenCalled();
  },
};

export const OnLeave: Story = {
  args: { schedule: { ...ananya, leaveDays: ['2026-11-27'] }, from: '2026-11-27' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Leave').length).toBeGreaterThan(0);
  },
};

export const EveryDay: Story = { args: { schedule: farah } };

export const Empty: Story = {
  args: { appointments: [], schedule: { availability: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No working hours and no visits on these days.')).toBeVisible();
  },
};

export const LongAndHindiNames: Story = {
  args: {
    appointments: [
      createVisit(longNamed, today, '11:00', 'scheduled'),
      createVisit(hindiNamed, today, '11:30', 'pending'),
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { decorators: [rightToLeft] };
