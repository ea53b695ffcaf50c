import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PaymentActions } from '../../../src/components/payments/PaymentActions/PaymentActions.tsx';

const meta = {
  component: PaymentActions,
  args: {
    amount: { amountMinor: 7500, currency: 'USD' },
    error: null,
    isPaying: false,
    onPay: fn(),
  },
} satisfies Meta<typeof PaymentActions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ReadyToPay: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $75.00' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(
      canvas.getByText('Free cancellation up to 2 hours before the start time.'),
    ).toBeVisible();
  },
};

export const Paying: Story = {
  args: { isPaying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pay \$75.00/ }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const Declined: Story = {
  args: { error: 'Your card was declined. Nothing was charged. Please try another card.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card was declined.');
  },
};

export const LostOnTheWay: Story = {
  args: {
    error: 'We could not reach the server. You have not been charged so far.',
    onTryAgain: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};
