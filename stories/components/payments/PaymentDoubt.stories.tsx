import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PaymentDoubt } from '../../../src/components/payments/PaymentDoubt/PaymentDoubt.tsx';

const meta = {
  component: PaymentDoubt,
  args: { state: 'checking', onTryAgain: fn(), bookingsHref: '#bookings' },
} satisfies Meta<typeof PaymentDoubt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Checking: Story = {};

export const StillUnknown: Story = {
  args: { state: 'unsure' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You will not be charged twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

export const WithTheBank: Story = {
  args: { state: 'settling' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'your queue bookings' })).toHaveAttribute(
      'href',
      '#bookings',
    );
  },
};
