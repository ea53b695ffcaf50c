import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginScreen } from '../../../src/screens/auth/LoginScreen/LoginScreen.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    onLogin: fn(),
    isSubmitting: false,
    error: null,
    signupHref: '#signup',
    forgotPasswordHref: '#forgot-password',
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Patient' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '#forgot-password',
    );
  },
};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Doctor' }));
    await userEvent.type(canvas.getByLabelText('Mobile number'), '9845021763');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'demo1234{Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith({
      role: 'doctor',
      phone: '9845021763',
      password: 'demo1234',
      remember: true,
    });
  },
};

export const NothingTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    const mobile = canvas.getByLabelText('Mobile number');
    await expect(mobile).toHaveAccessibleDescription('Mobile number is required');
    await waitFor(() => expect(mobile).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password is required',
    );
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const ShortPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mobile number'), '9845021763');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'abcd{Enter}');
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
    await waitFor(() => expect(password).toHaveFocus());
  },
};

export const ShortNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mobile number'), '98450');
    await userEvent.type(canvas.getByLabelText('Password'), 'demo1234{Enter}');
    await expect(canvas.getByLabelText('Mobile number')).toHaveAccessibleDescription(
      'Enter a valid 10-digit mobile number',
    );
  },
};

export const NumberFromAbroad: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const mobile = canvas.getByLabelText('Mobile number');
    await expect(mobile).toHaveAttribute('autocomplete', 'username');
    await userEvent.click(mobile);
    await userEvent.paste('+971 50 123 4567');
    await userEvent.type(canvas.getByLabelText('Password'), 'demo1234{Enter}');
    await expect(mobile).toHaveAccessibleDescription('Enter a valid 10-digit mobile number');
    await expect(args.onLogin).not.toHaveBeenCalled();
    await userEvent.clear(mobile);
    await userEvent.paste('+91 (0) 98450 21763');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onLogin).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '9845021763' }),
    );
  },
};

export const MessageLeavesOnceRight: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    const mobile = canvas.getByLabelText('Mobile number');
    await userEvent.type(mobile, '984502176');
    await expect(mobile).toBeInvalid();
    await userEvent.type(mobile, '3');
    await expect(mobile).toBeValid();
    await expect(canvas.queryByText('Mobile number is required')).not.toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { isSubmitting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mobile number'), '9845021763');
    await userEvent.type(canvas.getByLabelText('Password'), 'demo1234{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Login/ }));
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: 'Mobile number or password is incorrect.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.error));
  },
};

export const Blocked: Story = {
  args: {
    blockReason:
      'Your browser blocks cookies for this site, and CareSetu needs one to log you in. Allow cookies, then reload the page.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.blockReason));
    const login = canvas.getByRole('button', { name: 'Login' });
    await expect(login).toBeDisabled();
    await expect(canvas.getByLabelText('Mobile number')).toBeDisabled();
    await userEvent.click(login);
    await expect(args.onLogin).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Signup' })).toBeVisible();
  },
};

export const WithAReason: Story = {
  args: { reason: <p>Log in to book with Dr. Krishnan.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to book with Dr. Krishnan.')).toBeVisible();
  },
};

export const WithMoreBelow: Story = {
  args: { aside: <p>People to try it out with</p> },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
