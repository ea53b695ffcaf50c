import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PaymentMethodChoice } from '../../../src/components/payments/PaymentMethodChoice/PaymentMethodChoice.tsx';
import { paymentMethod } from '../../../src/contract/payments.ts';

const meta = {
  component: PaymentMethodChoice,
  argTypes: {
    method: { options: paymentMethod.options, control: 'radio' },
  },
  args: { method: 'card', onMethodChange: fn() },
} satisfies Meta<typeof PaymentMethodChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByCard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'UPI' }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('upi');
  },
};

export const ByUpi: Story = { args: { method: 'upi' } };

export const WhilePaying: Story = { args: { isDisabled: true } };
