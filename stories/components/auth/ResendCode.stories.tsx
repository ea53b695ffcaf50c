import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResendCode } from '../../../src/components/auth/ResendCode/ResendCode.tsx';

const now = new Date('2026-11-21T04:30:00Z');

const meta = {
  component: ResendCode,
  args: { resendAt: new Date('2026-11-21T04:30:24Z'), now, onResend: fn() },
} satisfies Meta<typeof ResendCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resend code in 0:24')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend code' })).toBeDisabled();
  },
};

export const JustSent: Story = {
  args: { resendAt: new Date('2026-11-21T04:30:30.600Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resend code in 0:30')).toBeVisible();
  },
};

export const OverAMinute: Story = {
  args: { resendAt: new Date('2026-11-21T04:31:05Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resend code in 1:05')).toBeVisible();
  },
};

export const Ready: Story = {
  args: { resendAt: now },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
