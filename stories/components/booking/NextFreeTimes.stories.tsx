import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextFreeTimes } from '../../../src/components/booking/NextFreeTimes/NextFreeTimes.tsx';
import { readyFreeDays } from '../../fixtures/free-days.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: NextFreeTimes,
  args: {
    free: readyFreeDays,
    now: new Date('2026-11-21T04:30:00Z'),
    doctorName: 'Dr. Ananya Krishnan',
    bookHref: ({ date, time }) => `#book-${date}-${time}`,
  },
} satisfies Meta<typeof NextFreeTimes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoTimes: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Book Today, 4:30 pm with Dr. Ananya Krishnan',
      'Book Mon 23 Nov, 9:00 am with Dr. Ananya Krishnan',
    ]);
    await expect(links[1]).toHaveAttribute('href', '#book-2026-11-23-09:00');
  },
};

export const OneTime: Story = { args: { count: 1 } };

export const TodayHasPassed: Story = {
  args: { now: new Date('2026-11-21T12:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Today/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const NothingFree: Story = {
  args: { free: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No free time in the next 14 days')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { free: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  args: { free: { status: 'error', reason: 'failed', message: 'The server has a problem.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('ul')).toBeNull();
  },
};

export const Offline: Story = {
  args: { free: { status: 'error', reason: 'offline', message: 'You are offline.' } },
};

export const Clock24: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { decorators: [rightToLeft] };
