import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SignupScreen } from '../../../src/screens/auth/SignupScreen/SignupScreen.tsx';

const meta = {
  component: SignupScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    onSignup: fn(),
    isSubmitting: false,
    error: null,
    loginHref: '#login',
    termsHref: '#terms',
  },
} satisfies Meta<typeof SignupScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    for (const role of canvas.getAllByRole('radio')) await expect(role).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: /terms and conditions/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Patient' }));
    await userEvent.type(canvas.getByLabelText('Full name'), ' Meera Nair ');
    await userEvent.type(canvas.getByLabelText('Mobile number'), '9845021763');
    await userEvent.type(canvas.getByLabelText('Password'), 'demo1234');
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Get OTP' }));
    await expect(args.onSignup).toHaveBeenCalledWith({
      role: 'patient',
      fullName: 'Meera Nair',
      phone: '9845021763',
      password: 'demo1234',
      terms: true,
    });
  },
};

export const NoticeOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByText('By signing up, you agree to how we use your data.');
    await userEvent.click(notice);
    await expect(canvas.getByText('Your queue bookings and payments')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Doctor' }));
    await expect(
      canvas.getByText('Your profile, registration, practice and working hours'),
    ).toBeVisible();
    await expect(canvas.queryByText('Your queue bookings and payments')).toBeNull();
  },
};

export const NothingTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get OTP' }));
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Role is required');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Patient' })).toHaveFocus());
    await expect(canvas.getByText('Full Name is required')).toBeVisible();
    await expect(canvas.getByText('Mobile number is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByText('You must agree to the terms and conditions')).toBeVisible();
    await expect(args.onSignup).not.toHaveBeenCalled();
  },
};

export const ShortPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Doctor' }));
    await userEvent.type(canvas.getByLabelText('Full name'), 'Meera Nair');
    await userEvent.type(canvas.getByLabelText('Mobile number'), '9845021763');
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.type(canvas.getByLabelText('Password'), 'abcd{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 6 characters Invalid Password',
    );
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const Submitting: Story = {
  args: { isSubmitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Sending code/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NumberTaken: Story = {
  args: {
    error: 'This mobile number already has an account.',
    fieldErrors: { phone: 'This mobile number already has an account.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.error));
    const mobile = canvas.getByLabelText('Mobile number');
    await expect(mobile).toBeInvalid();
    await waitFor(() => expect(mobile).toHaveFocus());
    await userEvent.type(mobile, '9');
    await expect(mobile).toBeValid();
  },
};

export const Refused: Story = { args: { error: 'Error sending OTP' } };
