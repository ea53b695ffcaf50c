import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RefetchNotice } from '../../../src/components/shared/RefetchNotice/RefetchNotice.tsx';
import { outdated } from '../../fixtures/outdated.ts';

const meta = {
  component: RefetchNotice,
  args: { data: outdated(null), onRetry: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>The page goes on here.</p>
      </>
    ),
  ],
} satisfies Meta<typeof RefetchNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TheServerFailed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('may be out of date');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { ...TheServerFailed, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { data: { status: 'loading' } } };

export const Offline: Story = {
  args: { data: { status: 'error', reason: 'offline', message: 'You are offline.' } },
};

export const Failed: Story = {
  args: { data: { status: 'error', reason: 'failed', message: 'Something went wrong.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const UpToDate: Story = {
  args: { data: { status: 'ready', data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
