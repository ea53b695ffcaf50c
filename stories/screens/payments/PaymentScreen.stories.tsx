import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DemoCardForm } from '../../../src/components/payments/DemoCardForm/DemoCardForm.tsx';
import { NothingToPay } from '../../../src/screens/payments/PaymentScreen/NothingToPay.tsx';
import {
  PaymentScreen,
  type PaymentScreenProps,
} from '../../../src/screens/payments/PaymentScreen/PaymentScreen.tsx';
import { meera, now } from '../../fixtures/appointments.ts';
import { createPayment, createQueueBooking } from '../../fixtures/queue.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const draft = createQueueBooking('draft');
const onCard = fn();
const attempt = { isPaying: false, error: null, uncertainState: 'none' as const };

function WithDemoCards(props: PaymentScreenProps) {
  return (
    <main id="main" tabIndex={-1}>
      <PaymentScreen
        {...props}
        renderCardForm={(end) => (
          <DemoCardForm
            holder={meera.name}
            now={props.now}
            isPaying={props.attempt.isPaying}
            onCard={onCard}
          >
            {end}
          </DemoCardForm>
        )}
      />
    </main>
  );
}

const meta = {
  component: PaymentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    booking: { status: 'ready', data: draft },
    payment: createPayment('open'),
    preview: null,
    renderCardForm: () => null,
    attempt,
    hoursTakenReason: null,
    onRequestUpi: fn(),
    onBankDecision: fn(),
    onTryAgain: fn(),
    onRetry: fn(),
    now,
    hrefs: { booking: '#booking', form: '#form', bookings: '#bookings', helpers: '#helpers' },
  },
  render: (args) => <WithDemoCards {...args} />,
} satisfies Meta<typeof PaymentScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByCard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
  },
};

export const PaidByDemoCard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /4242/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $75.00' }));
    await expect(onCard).toHaveBeenCalledWith('demo-card-ok');
  },
};

export const ByCardOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    onCard.mockClear();
    canvas.getByRole('textbox', { name: 'Card number' }).focus();
    await userEvent.keyboard('4000002500003155{Tab}0829{Tab}123{Tab}{Tab}{Enter}');
    await expect(onCard).toHaveBeenCalledWith('demo-card-asks-bank');
  },
};

export const Paying: Story = { args: { attempt: { ...attempt, isPaying: true } } };

export const Declined: Story = {
  args: { payment: createPayment('open', { method: 'card', failure: 'card-declined' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your card was declined. Nothing was charged. Please try another card.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'UPI' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const TooLittleMoney: Story = {
  args: { payment: createPayment('open', { method: 'card', failure: 'insufficient-funds' }) },
};

export const RefusedByTheBank: Story = {
  args: { payment: createPayment('open', { method: 'card', failure: 'confirmation-refused' }) },
};

export const RefusedForAnotherReason: Story = {
  args: { attempt: { ...attempt, error: 'Something went wrong. Please try again.' } },
};

export const BankAsks: Story = {
  args: { payment: createPayment('action-needed') },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm payment' }));
    await expect(args.onBankDecision).toHaveBeenCalledWith(true);
  },
};

export const BankStillWaits: Story = {
  args: { payment: createPayment('action-needed') },
  play: async ({ canvas }) => {
    await screen.findByRole('dialog', { name: 'Confirm with your bank' });
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByText('Your bank needs you to confirm this payment.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm with your bank' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const BankAsksByItself: Story = {
  args: { payment: createPayment('action-needed') },
  render: (args) => <WithDemoCards {...args} onBankDecision={null} onRequestUpi={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay $75.00' })).toBeEnabled();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const ByUpi: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'UPI' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $75.00' }));
    await expect(args.onRequestUpi).toHaveBeenCalledOnce();
  },
};

export const WaitingForUpi: Story = {
  args: { payment: createPayment('pending') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'UPI' })).toBeChecked();
    await expect(canvas.getByRole('timer')).toHaveTextContent('5:00');
  },
};

export const WaitingForUpiOnAPhone: Story = {
  ...WaitingForUpi,
  globals: { viewport: { value: 'phone' } },
};

export const ToACardInstead: Story = {
  args: { payment: createPayment('pending') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }));
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $75.00' })).toBeEnabled();
  },
};

export const UpiExpired: Story = {
  args: { payment: createPayment('open', { method: 'upi', failure: 'upi-expired' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The UPI request has expired.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onRequestUpi).toHaveBeenCalledOnce();
  },
};

export const UpiRefused: Story = {
  args: { payment: createPayment('open', { method: 'upi', failure: 'upi-refused' }) },
};

export const CheckingALostTry: Story = {
  args: { attempt: { ...attempt, uncertainState: 'checking', isPaying: true } },
};

export const InDoubt: Story = {
  args: { attempt: { ...attempt, uncertainState: 'unsure' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

export const LostOnTheWay: Story = {
  args: { attempt: { ...attempt, uncertainState: 'lost' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('you will not be charged twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

export const WaitingForTheBank: Story = {
  args: { attempt: { ...attempt, uncertainState: 'settling' } },
};

export const HoursTaken: Story = {
  args: { hoursTakenReason: 'Somebody else has just booked Ramesh Pawar for these hours.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    await expect(canvas.getByRole('link', { name: 'Choose other hours' })).toHaveAttribute(
      'href',
      '#form',
    );
  },
};

export const PaidAlready: Story = {
  args: {
    booking: { status: 'ready', data: createQueueBooking('paid') },
    payment: createPayment('succeeded'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have already paid for this booking')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your booking' })).toHaveAttribute(
      'href',
      '#booking',
    );
  },
};

export const CancelledDraft: Story = {
  args: {
    booking: { status: 'ready', data: createQueueBooking('cancelled') },
    payment: createPayment('cancelled'),
  },
};

export const Loading: Story = { args: { booking: { status: 'loading' }, payment: null } };

export const StillLoading: Story = {
  args: { booking: { status: 'loading' }, payment: null, preview: draft },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$75.00')).toBeVisible();
    await expect(canvas.getByText('Wed 25 Nov, 8:00 am, 3 hours')).toBeVisible();
  },
};

export const DraftNotFound: Story = {
  args: { booking: { status: 'error', reason: 'not-found', message: 'Not found.' }, payment: null },
};

export const LoadingFailed: Story = {
  args: {
    booking: { status: 'error', reason: 'failed', message: 'Something went wrong.' },
    payment: null,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TooManyUnpaidBookings: Story = {
  args: {
    booking: {
      status: 'error',
      reason: 'failed',
      message: 'You have 2 other bookings waiting for payment.',
    },
    payment: null,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'See your queue bookings' })).toHaveAttribute(
      'href',
      args.hrefs.bookings,
    );
  },
};

export const Offline: Story = {
  args: {
    booking: {
      status: 'error',
      reason: 'offline',
      message: 'CareSetu cannot be reached. Check your connection and try again.',
    },
    payment: null,
  },
};

export const WithoutADraft: Story = { render: () => <NothingToPay helpersHref="#helpers" /> };

export const LongAndHindiNames: Story = {
  args: {
    booking: {
      status: 'ready',
      data: createQueueBooking('draft', {
        hospitalName: 'श्री वेंकटेश्वर आयुर्विज्ञान संस्थान एवं बहुविशेषता चिकित्सालय, कोरमंगला',
        freelancer: {
          ...draft.freelancer,
          name: 'Venkatanarasimharajuvaripeta Ramakrishnan Subramaniam Iyer',
        },
      }),
    },
  },
};

export const RightToLeft: Story = { ...LongAndHindiNames, decorators: [rightToLeft] };
