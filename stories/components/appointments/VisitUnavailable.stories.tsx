import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VisitUnavailable } from '../../../src/components/appointments/VisitUnavailable/VisitUnavailable.tsx';

const meta = {
  component: VisitUnavailable,
  parameters: { layout: 'fullscreen' },
  args: {
    appointment: { status: 'loading' },
    heading: 'Video visit',
    appointmentsHref: '#appointments',
    onRetry: fn(),
  },
} satisfies Meta<typeof VisitUnavailable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the visit');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Video visit');
  },
};

export const NotTheirs: Story = {
  args: { appointment: { status: 'error', reason: 'forbidden', message: 'Not yours.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Visit not found');
    await expect(canvas.getByRole('link', { name: 'View appointments' })).toHaveAttribute(
      'href',
      '#appointments',
    );
  },
};

export const Failed: Story = {
  args: { appointment: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { appointment: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};
