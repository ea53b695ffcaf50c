import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { OtpScreen } from '../../../src/screens/auth/OtpScreen/OtpScreen.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const now = new Date('2026-11-21T04:30:00Z');

const meta = {
  component: OtpScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    phone: '9845021763',
    onVerify: fn(),
    onResend: fn(),
    resendAt: new Date('2026-11-21T04:30:24Z'),
    now,
    isSubmitting: false,
    error: null,
    changeNumberHref: '#signup',
  },
} satisfies Meta<typeof OtpScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+91 98450 21763')).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(6);
    await expect(canvas.getByText('Resend code in 0:24')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend code' })).toBeDisabled();
  },
};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.keyboard('407215{Enter}');
    await expect(args.onVerify).toHaveBeenCalledWith('407215');
  },
};

export const TooShort: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.keyboard('407');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify OTP' }));
    await expect(canvas.getByText('Enter a valid 6-digit OTP')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Digit 4 of 6' })).toHaveFocus(),
    );
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { isSubmitting: true } };

export const WrongCode: Story = {
  args: { error: 'Invalid OTP' },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'Digit 1 of 6' });
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription('Invalid OTP');
    await expect(
      canvas.getByText(/^Enter the 6 digits of our latest SMS, or resend/),
    ).toBeVisible();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('4');
    await expect(canvas.queryByText('Invalid OTP')).not.toBeInTheDocument();
  },
};

export const ExpiredCode: Story = {
  args: { error: 'This code has expired. Request a new one.', resendAt: now },
};

export const ResendReady: Story = {
  args: { resendAt: now },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
