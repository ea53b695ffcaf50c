import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QueueProgress } from '../../../src/components/queue/QueueProgress/QueueProgress.tsx';
import { createQueueBooking } from '../../fixtures/queue.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: QueueProgress,
  args: { booking: createQueueBooking('paid') },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QueueProgress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WaitingForPayment: Story = {
  args: { booking: createQueueBooking('draft') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Waiting for payment',
    );
  },
};

export const Booked: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'BookedSat 21 Nov, 9:42 am',
      'On the way (still to come)',
      'In queue (still to come)',
      'Your turn (still to come)',
      'Done (still to come)',
    ]);
  },
};

export const OnTheWay: Story = { args: { booking: createQueueBooking('on-the-way') } };

export const InQueue: Story = {
  args: { booking: createQueueBooking('in-queue') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('In queue');
    await expect(canvas.getByText('Your token').nextElementSibling).toHaveTextContent('C-42');
    await expect(canvas.getByText('People ahead').nextElementSibling).toHaveTextContent('12');
  },
};

export const OnePersonAhead: Story = {
  args: { booking: createQueueBooking('in-queue', { peopleAhead: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Person ahead')).toBeVisible();
  },
};

export const InQueueWithoutAToken: Story = {
  args: {
    booking: { ...createQueueBooking('on-the-way'), status: 'in-queue' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your token')).not.toBeInTheDocument();
  },
};

export const YourTurn: Story = {
  args: { booking: createQueueBooking('your-turn') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('C-42')).toBeVisible();
    await expect(canvas.queryByText('People ahead')).not.toBeInTheDocument();
  },
};

export const Done: Story = {
  args: { booking: createQueueBooking('done') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Done');
  },
};

export const Cancelled: Story = {
  args: { booking: createQueueBooking('cancelled') },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map(({ dataset }) => dataset['state'])).toEqual(['done', 'cancelled']);
  },
};

export const DiscardedDraft: Story = {
  args: {
    booking: createQueueBooking('cancelled', {
      history: [{ status: 'cancelled', at: '2026-11-21T04:14:00Z' }],
      payment: null,
    }),
  },
};

export const TwentyFourHours: Story = {
  args: { booking: createQueueBooking('your-turn') },
  decorators: [on24HourClock],
};

export const LongToken: Story = {
  args: {
    booking: createQueueBooking('in-queue', { token: 'CARDIOLOGY-OPD-1042', peopleAhead: 1204 }),
  },
};

export const RightToLeft: Story = { ...InQueue, decorators: [rightToLeft] };
