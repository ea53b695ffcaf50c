import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { QueueBooking, QueueStatus } from '../../../src/contract/queue.ts';
import { QueueBookingScreen } from '../../../src/screens/queue/QueueBookingScreen/QueueBookingScreen.tsx';
import { now } from '../../fixtures/appointments.ts';
import { createQueueBooking } from '../../fixtures/queue.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const ready = (status: QueueStatus, changes: Partial<QueueBooking> = {}) => ({
  booking: { status: 'ready' as const, data: createQueueBooking(status, changes) },
});

const meta = {
  component: QueueBookingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    booking: ready('paid').booking,
    now,
    queueHref: '#queue',
    paymentHref: '#payment',
    messageHref: (helperId) => `#message-${helperId}`,
    onCancel: fn(),
    isPending: false,
    error: null,
    onPrint: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <main id="main" tabIndex={-1}>
      <QueueBookingScreen {...args} />
    </main>
  ),
} satisfies Meta<typeof QueueBookingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Booked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ramesh is booked');
    await expect(canvas.getByRole('link', { name: 'Message Ramesh' })).toHaveAttribute(
      'href',
      '#message-freelancer-ramesh-pawar',
    );
    await expect(canvas.getByRole('link', { name: 'Call Ramesh' })).toHaveAttribute(
      'href',
      'tel:+919800000061',
    );
    await expect(canvas.queryByRole('link', { name: /Directions/ })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WaitingForPayment: Story = {
  args: ready('draft'),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      '#payment',
    );
    await expect(canvas.queryByRole('link', { name: /Message|Call/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onCancel).toHaveBeenCalledWith('', null);
  },
};

export const DraftWhoseHoursHavePassed: Story = {
  args: ready('draft', { date: '2026-11-20' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /payment/ })).not.toBeInTheDocument();
  },
};

export const DiscardedDraft: Story = {
  args: ready('cancelled', { history: [], payment: null }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Message/ })).not.toBeInTheDocument();
  },
};

export const OnTheWay: Story = { args: ready('on-the-way') };

export const InQueue: Story = { args: ready('in-queue') };

export const YourTurn: Story = {
  args: ready('your-turn'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('It is your turn');
    await expect(canvas.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
  },
};

export const Done: Story = {
  args: ready('done'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Call/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Message Ramesh' })).toBeVisible();
  },
};

export const CancelledAndRefunded: Story = {
  args: ready('cancelled'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunded $75.00 on Sat 21 Nov')).toBeVisible();
  },
};

export const CancelledByTheHelper: Story = {
  args: ready('cancelled', { cancelledBy: 'freelancer', cancelReason: 'My child is ill.' }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Ramesh has cancelled this booking. Reason: My child is ill.'),
    ).toBeVisible();
  },
};

export const HoursHavePassed: Story = { args: ready('paid', { date: '2026-11-20' }) };

export const PatientCancels: Story = {
  render: function Cancelling(args) {
    const [booking, setBooking] = useState(createQueueBooking('paid'));
    return (
      <main id="main" tabIndex={-1}>
        <QueueBookingScreen
          {...args}
          booking={{ status: 'ready', data: booking }}
          onCancel={(reason, refund) => {
            args.onCancel(reason, refund);
            setBooking(createQueueBooking('cancelled'));
          }}
        />
      </main>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'I am well.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    await expect(args.onCancel).toHaveBeenCalledWith('I am well.', {
      amountMinor: 7500,
      currency: 'USD',
    });
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(document.activeElement).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Booking cancelled' }),
    );
    await expect(document.body).not.toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have cancelled this booking: $75.00 refunded',
    );
  },
};

export const CancellingFailed: Story = {
  args: { error: 'It is your turn already: this booking cannot be cancelled any more.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).not.toHaveTextContent('your turn already');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    await expect(dialog).toHaveTextContent('your turn already');
  },
};

export const Discarding: Story = { args: { ...ready('draft'), isPending: true } };

export const MovesOn: Story = {
  render: function Moving(args) {
    const [booking, setBooking] = useState(createQueueBooking('on-the-way'));
    const next = {
      'Join the queue': createQueueBooking('in-queue'),
      'Move up': createQueueBooking('in-queue', { peopleAhead: 8 }),
      'Call the patient': createQueueBooking('your-turn'),
    };
    return (
      <main id="main" tabIndex={-1}>
        <QueueBookingScreen
          {...args}
          booking={{ status: 'ready', data: booking }}
          aside={Object.entries(next).map(([label, moved]) => (
            <button key={label} type="button" onClick={() => setBooking(moved)}>
              {label}
            </button>
          ))}
        />
      </main>
    );
  },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Join the queue' }));
    const news = 'Ramesh is in the queue: token C-42, 12 people ahead';
    await expect(said).toHaveTextContent(news);
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await expect(canvas.getByText('People ahead').nextElementSibling).toHaveTextContent('8');
    await expect(said).toHaveTextContent(news);
    await userEvent.click(canvas.getByRole('button', { name: 'Call the patient' }));
    await expect(said).toHaveTextContent('It is your turn: token C-42');
  },
};

export const WithoutNotes: Story = {
  args: ready('paid', { notes: '' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Your notes' })).not.toBeInTheDocument();
  },
};

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const LongTexts: Story = {
  args: ready('in-queue', {
    hospitalName:
      'Shri Venkateshwara Institute of Cardiovascular Sciences and Multispeciality Research Hospital',
    department: 'Outpatient department of paediatric cardiothoracic surgery, second floor',
    notes: 'Please take the token for Dr. Krishnan, room 12.\nI come by bus.'.repeat(4),
    freelancer: {
      ...createQueueBooking('paid').freelancer,
      name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara',
      profilePicture: null,
    },
  }),
};

export const InHindi: Story = {
  args: ready('in-queue', {
    hospitalName: 'सेतुबंध अस्पताल, कोरमंगला',
    department: 'हृदय रोग विभाग',
    notes: 'कृपया दस लोग बचने पर मुझे फ़ोन करें।',
    freelancer: { ...createQueueBooking('paid').freelancer, name: 'रमेश पवार' },
  }),
};

export const Loading: Story = { args: { booking: { status: 'loading' } } };

export const NotTheirs: Story = {
  args: { booking: { status: 'error', reason: 'forbidden', message: 'Not yours.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Queue booking not found',
    );
    await expect(canvas.getByRole('link', { name: 'See all queue bookings' })).toHaveAttribute(
      'href',
      '#queue',
    );
  },
};

export const LoadingFailed: Story = {
  args: { booking: { status: 'error', reason: 'failed', message: 'Please try again.' } },
};

export const Offline: Story = {
  args: { booking: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const RightToLeft: Story = { ...InHindi, decorators: [rightToLeft] };
