import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QueueScreen } from '../../../src/screens/queue/QueueScreen/QueueScreen.tsx';
import { now } from '../../fixtures/appointments.ts';
import { createQueueBooking } from '../../fixtures/queue.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const coming = [
  createQueueBooking('paid', { id: 'queue-2', date: '2026-11-28', time: '10:30', duration: 1 }),
  createQueueBooking('draft'),
  createQueueBooking('in-queue', { id: 'queue-3', date: '2026-11-21', time: '09:30' }),
];
const past = [
  createQueueBooking('done', { id: 'queue-4', date: '2026-11-02' }),
  createQueueBooking('cancelled', { id: 'queue-5', date: '2026-11-18' }),
];

const meta = {
  component: QueueScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    bookings: { status: 'ready', data: [...past, ...coming] },
    now,
    bookingHref: (id) => `#booking-${id}`,
    paymentHref: (id) => `#payment-${id}`,
    helpersHref: '#helpers',
    onDiscard: fn(),
    pendingId: null,
    actionError: null,
    onRetry: fn(),
  },
  render: (args) => (
    <main id="main" tabIndex={-1}>
      <QueueScreen {...args} />
    </main>
  ),
} satisfies Meta<typeof QueueScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ComingAndPast: Story = {
  play: async ({ canvas, args }) => {
    const hrefs = (title: string) =>
      within(canvas.getByRole('region', { name: title }))
        .getAllByRole('link', { name: /^Ramesh Pawar, / })
        .map((link) => link.getAttribute('href'));
    await expect(hrefs('Upcoming')).toEqual([
      '#booking-queue-3',
      '#booking-queue-1',
      '#booking-queue-2',
    ]);
    await expect(hrefs('Past')).toEqual(['#booking-queue-5', '#booking-queue-4']);
    await expect(
      canvas.getByRole('link', { name: 'Continue to payment, Ramesh Pawar, Wed 25 Nov' }),
    ).toHaveAttribute('href', '#payment-queue-1');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Discard, Ramesh Pawar, Wed 25 Nov' }),
    );
    await expect(args.onDiscard).toHaveBeenCalledWith('queue-1');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const PastOnly: Story = {
  args: { bookings: { status: 'ready', data: past } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Upcoming' })).not.toBeInTheDocument();
  },
};

export const DraftWhoseHoursHavePassed: Story = {
  args: {
    bookings: { status: 'ready', data: [createQueueBooking('draft', { date: '2026-11-20' })] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Past' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /payment/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Discard/ })).toBeVisible();
  },
};

/** The focused button disappears with the draft, so focus must move elsewhere. */
export const LastDraftDiscarded: Story = {
  render: function Discarding(args) {
    const [drafts, setDrafts] = useState([createQueueBooking('draft')]);
    return (
      <main id="main" tabIndex={-1}>
        <QueueScreen
          {...args}
          bookings={{ status: 'ready', data: drafts }}
          onDiscard={() => setDrafts([])}
        />
      </main>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Discard/ }));
    const left = canvas.getByRole('heading', { name: 'No queue bookings' });
    await expect(document.activeElement).toContainElement(left);
    await expect(document.body).not.toHaveFocus();
  },
};

export const Discarding: Story = { args: { pendingId: 'queue-1' } };

export const DiscardingFailed: Story = {
  args: {
    actionError: { id: 'queue-1', message: 'This draft has been paid a moment ago.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('paid a moment ago');
  },
};

export const NoBookings: Story = {
  args: { bookings: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No queue bookings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a helper' })).toHaveAttribute(
      'href',
      '#helpers',
    );
  },
};

export const LongTexts: Story = {
  args: {
    bookings: {
      status: 'ready',
      data: [
        createQueueBooking('draft', {
          hospitalName:
            'Shri Venkateshwara Institute of Cardiovascular Sciences and Multispeciality Research Hospital',
          freelancer: {
            ...createQueueBooking('draft').freelancer,
            name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Chaudhary',
          },
        }),
      ],
    },
  },
};

export const Loading: Story = { args: { bookings: { status: 'loading' } } };

export const LoadingFailed: Story = {
  args: {
    bookings: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    bookings: {
      status: 'error',
      reason: 'offline',
      message: 'Please check your connection. This page loads as soon as it is back.',
    },
  },
};

export const InHindi: Story = {
  args: {
    bookings: {
      status: 'ready',
      data: [
        createQueueBooking('paid', {
          hospitalName: 'सेतुबंध अस्पताल, कोरमंगला',
          freelancer: { ...createQueueBooking('paid').freelancer, name: 'रमेश पवार' },
        }),
      ],
    },
  },
};

export const RightToLeft: Story = { ...InHindi, decorators: [rightToLeft] };
