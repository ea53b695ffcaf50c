import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, waitForPage, type AppStoryProps } from '../support/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  globals: { role: 'patient' },
  args: { path: '/payment?draft=queue-draft' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Payment: Story = {
  play: waitForPage('Payment', 'Name on card'),
};

export const PaymentPaid: Story = {
  args: { path: '/payment?draft=queue-01' },
  play: waitForPage('Payment', 'You have already paid for this booking'),
};

export const PaymentEmpty: Story = {
  args: { path: '/payment' },
  play: waitForPage('Payment', 'There is nothing to pay'),
};

export const PaymentSlow: Story = {
  globals: { network: 'slow', role: 'patient' },
  play: waitForPage('Payment', 'Loading the payment'),
};

export const PaymentNotFound: Story = {
  args: { path: '/payment?draft=nothing' },
  play: waitForPage('Booking not found', /There is no booking to pay here/),
};

export const PaymentOffline: Story = {
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('You are offline', 'Try again'),
};

export const PaymentServerError: Story = {
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('The payment could not be loaded', 'Try again'),
};

export const PaymentAsGuest: Story = {
  globals: { role: 'guest' },
  play: waitForPage('Login', /Mobile number/),
};
