import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { appStory, shows, type AppStoryProps } from '../../.storybook/app-story.tsx';
import { signUp } from '../../src/state/signup.ts';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  args: { path: '/login' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: shows('Login', 'Demo accounts'),
};

export const Signup: Story = {
  args: { path: '/signup' },
  play: shows('Signup', /I agree/),
};

export const SignupAsPatient: Story = {
  args: { path: '/signup' },
  globals: { role: 'patient' },
  play: shows('Connecting You to Better Health', /Cardiology/),
};

export const VerifyOtp: Story = {
  args: { path: '/verify-otp' },
  beforeEach: async () => {
    // The same code each time: no picture changes by itself.
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
  play: shows('Verify your number', '482913'),
};

export const VerifyOtpWithoutSignup: Story = {
  args: { path: '/verify-otp' },
  play: shows('Signup', /I agree/),
};

export const ForgottenPassword: Story = {
  args: { path: '/forgot-password' },
  play: shows('Forgot your password?', 'Demo phone'),
};
