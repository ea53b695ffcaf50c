import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginRequiredScreen } from '../../../src/screens/auth/LoginRequiredScreen/LoginRequiredScreen.tsx';

const meta = {
  component: LoginRequiredScreen,
  args: {
    message: 'Please log in to book an appointment.',
    loginHref: '/login?redirect=%2Fappointments%2Fbook%2Fdoctor-ananya',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginRequiredScreen>;

export default meta;

export const Booking: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      args.loginHref,
    );
  },
};
