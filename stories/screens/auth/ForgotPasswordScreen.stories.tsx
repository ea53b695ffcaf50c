import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForgotPasswordScreen } from '../../../src/screens/auth/ForgotPasswordScreen/ForgotPasswordScreen.tsx';

const now = new Date('2026-11-21T04:30:00Z');

const meta = {
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'phone',
    phone: '',
    onRequestCode: fn(),
    onReset: fn(),
    onResend: fn(),
    onNumberChange: fn(),
    resendAt: null,
    now,
    isSubmitting: false,
    error: null,
    loginHref: '#login',
  },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const codeStep = {
  step: 'code',
  phone: '9845021763',
  resendAt: new Date('2026-11-21T04:30:24Z'),
} as const;

export const AskForNumber: Story = {};

export const NumberGiven: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mobile number'), '9845021763{Enter}');
    await expect(args.onRequestCode).toHaveBeenCalledWith('9845021763');
  },
};

export const NoNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get OTP' }));
    await expect(canvas.getByText('Mobile number is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Mobile number')).toHaveFocus());
  },
};

export const SendingCode: Story = { args: { isSubmitting: true, phone: '9845021763' } };

export const TooManyCodes: Story = {
  args: { error: 'Too many codes were asked for. Try again in an hour.' },
};

export const AskForCode: Story = {
  args: codeStep,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.paste('407215');
    await userEvent.type(canvas.getByLabelText('New password'), 'better-one{Enter}');
    await expect(args.onReset).toHaveBeenCalledWith({
      phone: '9845021763',
      otp: '407215',
      password: 'better-one',
    });
  },
};

export const NothingTyped: Story = {
  args: codeStep,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(canvas.getByText('Enter a valid 6-digit OTP')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus(),
    );
  },
};

export const WrongCode: Story = {
  args: { ...codeStep, error: 'Invalid OTP' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid OTP');
    await expect(
      canvas.getByText(/^Enter the 6 digits of our latest SMS, or resend/),
    ).toBeVisible();
  },
};

export const ResendReady: Story = {
  args: { ...codeStep, resendAt: now },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const WrongNumber: Story = {
  args: codeStep,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }));
    await expect(args.onNumberChange).toHaveBeenCalledOnce();
  },
};
