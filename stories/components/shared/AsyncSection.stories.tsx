import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  AsyncSection,
  type LoadedPartProps,
} from '../../../src/components/shared/AsyncSection/AsyncSection.tsx';

const meta = {
  component: AsyncSection<string[]>,
  args: {
    data: { status: 'ready', data: ['Knee strain'] },
    failure: 'Your records could not be loaded',
    onRetry: fn(),
    empty: (all) =>
      all.length > 0 ? null : { text: 'Nothing yet', link: { label: 'Find a doctor', href: '#' } },
    children: (all) => <p>{all.join(', ')}</p>,
  },
  render: (args: LoadedPartProps<string[]>) => <AsyncSection {...args} />,
} satisfies Meta<typeof AsyncSection<string[]>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { data: { status: 'loading' } } };

export const Empty: Story = {
  args: { data: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a doctor' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { data: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your records could not be loaded. Please try again in a moment.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { data: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const ACodeIsNeeded: Story = {
  args: { data: { status: 'error', reason: 'step-up', message: 'Enter a code to open this.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter a code' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
