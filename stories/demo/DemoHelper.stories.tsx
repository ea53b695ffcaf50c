import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DemoHelper } from '../../demo/people/DemoHelper.tsx';
import { createQueueBooking } from '../fixtures/queue.ts';

const meta = {
  component: DemoHelper,
  args: {
    booking: createQueueBooking('paid'),
    now: new Date('2026-11-25T02:30:00Z'),
    onJump: fn(() => Promise.resolve()),
    onMove: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof DemoHelper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Booked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set out' }));
    await expect(args.onMove).toHaveBeenCalledWith({ bookingId: 'queue-1', status: 'on-the-way' });
  },
};

export const TheEveningBefore: Story = { args: { now: new Date('2026-11-24T14:00:00Z') } };

export const OnTheWay: Story = { args: { booking: createQueueBooking('on-the-way') } };

export const InQueue: Story = { args: { booking: createQueueBooking('in-queue') } };

export const NobodyAhead: Story = {
  args: { booking: createQueueBooking('in-queue', { peopleAhead: 0 }) },
};

export const YourTurn: Story = { args: { booking: createQueueBooking('your-turn') } };

export const StepFailed: Story = {
  args: { onMove: fn(() => Promise.reject(new Error('Too late'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set out' }));
    await expect(await canvas.findByText(/That did not work/)).toBeVisible();
  },
};
