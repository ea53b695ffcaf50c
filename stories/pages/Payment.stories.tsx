import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, shows, type AppStoryProps } from '../../.storybook/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  globals: { role: 'patient' },
  args: { path: '/payment?draft=queue-draft' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Payment: Story = {
  play: shows('Payment', 'Name on card'),
};

export const PaymentPaid: Story = {
  args: { path: '/payment?draft=queue-01' },
  play: shows('Payment', 'You have already paid for this booking'),
};

export const PaymentEmpty: Story = {
  args: { path: '/payment' },
  play: shows('Payment', 'There is nothing to pay'),
};

export const PaymentSlow: Story = {
  globals: { network: 'slow', role: 'patient' },
  play: shows('Payment', 'Loading the payment'),
};

export const PaymentNotFound: Story = {
  args: { path: '/payment?draft=nothing' },
  play: shows('Booking not found', /There is no booking to pay here/),
};

export const PaymentOffline: Story = {
  globals: { network: 'offline', role: 'patient' },
  play: shows('You are offline', 'Try again'),
};

export const PaymentServerError: Story = {
  globals: { network: 'error', role: 'patient' },
  play: shows('The payment could not be loaded', 'Try again'),
};

export const PaymentAsGuest: Story = {
  globals: { role: 'guest' },
  play: shows('Login', /Mobile number/),
};
