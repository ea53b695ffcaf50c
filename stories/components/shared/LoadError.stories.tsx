import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadError } from '../../../src/components/shared/LoadError/LoadError.tsx';

const meta = {
  component: LoadError,
  args: {
    title: 'The doctors could not be loaded',
    error: {
      status: 'error',
      reason: 'failed',
      message: 'Something went wrong. Please try again.',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof LoadError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The doctors could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    error: {
      status: 'error',
      reason: 'offline',
      message: 'CareSetu cannot be reached. Check your connection and try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('You are offline');
  },
};

export const AllThatThePageHasToSay: Story = {
  args: { headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
