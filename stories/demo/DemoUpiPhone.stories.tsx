import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DemoUpiPhone } from '../../demo/phones/DemoUpiPhone.tsx';
import { createPayment } from '../fixtures/queue.ts';

const meta = {
  component: DemoUpiPhone,
  args: { payment: createPayment('pending'), onSettle: fn(() => Promise.resolve()) },
} satisfies Meta<typeof DemoUpiPhone>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('CareSetu requests $75.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onSettle).toHaveBeenCalledWith({
      paymentId: 'payment-7f3a9c41',
      outcome: 'succeeded',
    });
  },
};

export const AnswerFailed: Story = {
  args: { onSettle: fn(() => Promise.reject(new Error('Expired'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(await canvas.findByText(/That did not work/)).toBeVisible();
  },
};
