import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, shows, type AppStoryProps } from '../../.storybook/app-story.tsx';

const meta = { ...appStory, args: { path: '/login' } } satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: shows('Login', 'Demo accounts'),
};

export const Signup: Story = {
  args: { path: '/signup' },
  play: shows('Signup', /I agree/),
};

export const ForgottenPassword: Story = {
  args: { path: '/forgot-password' },
  play: shows('Forgot your password?', 'Demo phone'),
};
