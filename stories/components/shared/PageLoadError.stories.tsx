import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageLoadError } from '../../../src/components/shared/PageLoadError/PageLoadError.tsx';

const meta = {
  component: PageLoadError,
  args: {
    error: { status: 'error', reason: 'not-found', message: 'Record not found' },
    title: 'The record could not be loaded',
    missing: {
      title: 'Record not found',
      message: 'This record does not exist, or you do not have access to it.',
      action: { label: 'See all records', href: '#records' },
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof PageLoadError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Record not found');
    await expect(canvas.getByRole('link', { name: 'See all records' })).toHaveAttribute(
      'href',
      '#records',
    );
  },
};

export const NotTheirs: Story = {
  args: { error: { status: 'error', reason: 'forbidden', message: 'This is not yours.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Record not found');
  },
};

export const Failed: Story = {
  args: { error: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The record could not be loaded',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { error: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};
