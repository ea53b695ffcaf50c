import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import {
  appStory,
  mainWith,
  storyBackend,
  timeoutOptions,
  waitForPage,
  type AppStoryProps,
} from '../support/app-story.tsx';
import { people } from '../support/story-backend.ts';
import { signUp } from '../../src/state/auth/signup.ts';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  args: { path: '/login' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: waitForPage('Login', 'Demo accounts'),
};

export const LoginRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const main = await mainWith(canvas, 'Login');
    await userEvent.type(main.getByLabelText('Mobile number'), '9845021763');
    await userEvent.type(main.getByLabelText('Password'), 'not this one{Enter}');
    await expect(await main.findByRole('alert', undefined, timeoutOptions)).toHaveTextContent(
      'Mobile number or password is incorrect.',
    );
  },
};

export const LoginCode: Story = {
  beforeEach: () => storyBackend().turnOnSecondFactor(people.patient),
  play: async ({ canvas, userEvent }) => {
    const main = await mainWith(canvas, 'Login');
    await userEvent.click(main.getByRole('radio', { name: 'Patient' }));
    await userEvent.type(main.getByLabelText('Mobile number'), '9876543210');
    await userEvent.type(main.getByLabelText('Password'), 'demo1234{Enter}');
    await mainWith(canvas, 'Enter your code');
    await waitFor(() => expect(main.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(await main.findByText('Demo authenticator')).toBeVisible();
  },
};

export const LoginCodeRefused: Story = {
  ...LoginCode,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await LoginCode.play?.(context);
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.keyboard('000000');
    await userEvent.click(main.getByRole('button', { name: 'Login' }));
    await expect(
      await main.findByText(
        'This code is incorrect or was used before.',
        undefined,
        timeoutOptions,
      ),
    ).toBeVisible();
  },
};

export const Signup: Story = {
  args: { path: '/signup' },
  play: waitForPage('Signup', /I agree/),
};

export const SignupRefused: Story = {
  args: { path: '/signup' },
  globals: { network: 'error' },
  play: async ({ canvas, userEvent }) => {
    const main = await mainWith(canvas, 'Signup');
    await userEvent.click(main.getByRole('radio', { name: 'Patient' }));
    await userEvent.type(main.getByLabelText('Full name'), 'Kiran Patil');
    await userEvent.type(main.getByLabelText('Mobile number'), '9000054321');
    await userEvent.type(main.getByLabelText('Password'), 'sunflower');
    await userEvent.click(main.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.click(main.getByRole('button', { name: 'Get OTP' }));
    await expect(await main.findByRole('alert', undefined, timeoutOptions)).toHaveTextContent(
      'Something went wrong.',
    );
  },
};

export const SignupAsPatient: Story = {
  args: { path: '/signup' },
  globals: { role: 'patient' },
  play: waitForPage('Connecting You to Better Health', /Cardiology/),
};

export const VerifyOtp: Story = {
  args: { path: '/verify-otp' },
  beforeEach: async () => {
    // A fixed one-time code makes screenshots reproducible.
    const draw = crypto.getRandomValues.bind(crypto);
    const random = spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (!(array instanceof Uint32Array)) return draw(array);
      array.fill(482_913);
      return array;
    });
    await signUp({
      role: 'patient',
      fullName: 'Kiran Patil',
      phone: '9000054321',
      password: 'sunflower',
      terms: true,
    });
    random.mockRestore();
  },
  play: waitForPage('Verify your number', '482913'),
};

export const VerifyOtpRefused: Story = {
  ...VerifyOtp,
  args: { path: '/verify-otp' },
  play: async ({ canvas, userEvent }) => {
    const main = await mainWith(canvas, 'Verify your number');
    await userEvent.click(main.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.keyboard('111111');
    await userEvent.click(main.getByRole('button', { name: 'Verify OTP' }));
    await expect(await main.findByText('Invalid OTP', undefined, timeoutOptions)).toBeVisible();
  },
};

export const VerifyOtpWithoutSignup: Story = {
  args: { path: '/verify-otp' },
  play: waitForPage('Signup', /I agree/),
};

export const ForgottenPassword: Story = {
  args: { path: '/forgot-password' },
  play: waitForPage('Forgot your password?', 'Demo phone'),
};

export const ForgottenPasswordRefused: Story = {
  args: { path: '/forgot-password' },
  globals: { network: 'error' },
  play: async ({ canvas, userEvent }) => {
    const main = await mainWith(canvas, 'Forgot your password?');
    await userEvent.type(main.getByLabelText('Mobile number'), '9845021763{Enter}');
    await expect(await main.findByRole('alert', undefined, timeoutOptions)).toHaveTextContent(
      'Something went wrong.',
    );
  },
};
