import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PaymentActions } from '../../../src/components/payments/PaymentActions/PaymentActions.tsx';
import { UpiPanel } from '../../../src/components/payments/UpiPanel/UpiPanel.tsx';
import { upiLink } from '../../../src/domain/payments/upi.ts';
import { now } from '../../fixtures/appointments.ts';
import { createPayment } from '../../fixtures/queue.ts';

const open = createPayment('open', { method: 'upi' });
const pending = createPayment('pending');
const onPay = fn();
const actions = (error: string | null, isPaying = false) => (
  <PaymentActions amount={open.amount} error={error} isPaying={isPaying} onPay={onPay} />
);

const meta = {
  component: UpiPanel,
  args: {
    payment: open,
    link: upiLink(open, 'Queue service, Wed 25 Nov'),
    now,
    children: actions(null),
  },
} satisfies Meta<typeof UpiPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotAskedYet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/within 5 minutes/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $75.00' })).toBeEnabled();
  },
};

export const Asking: Story = { args: { children: actions(null, true) } };

export const WaitingForApproval: Story = {
  args: { payment: pending },
  play: async ({ canvas }) => {
    const name = 'QR code to pay $75.00 by UPI';
    const code = await canvas.findByRole('img', { name }, { timeout: 10_000 });
    await expect(code).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^upi:\/\/pay\?pa=caresetu@demo&.*am=75\.00/),
    );
    await expect(canvas.getByRole('timer')).toHaveTextContent('5:00');
    await expect(canvas.getByText('5 minutes left')).toBeInTheDocument();
  },
};

export const LastSeconds: Story = {
  args: { payment: pending, now: new Date('2026-11-21T04:34:51Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:09');
    await expect(canvas.getByText('1 minute left')).toBeInTheDocument();
  },
};

export const TimeIsOver: Story = {
  args: { payment: pending, now: new Date('2026-11-21T04:36:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00');
    await expect(canvas.getByText('Time is up')).toBeInTheDocument();
  },
};

export const Expired: Story = {
  args: {
    children: actions('The UPI request has expired. Nothing was charged. Send a new request.'),
  },
};

export const Refused: Story = {
  args: { children: actions('The payment was refused in the UPI app. Nothing was charged.') },
};

export const FocusIsKept: Story = {
  render: function Asks(args) {
    const [payment, setPayment] = useState(args.payment);
    return (
      <UpiPanel {...args} payment={payment}>
        <button type="button" onClick={() => setPayment(pending)}>
          Ask
        </button>
      </UpiPanel>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const request = await canvas.findByRole('region', { name: 'UPI request' });
    await expect(document.activeElement).toContainElement(request);
  },
};
