import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusTicks } from '../../../src/components/messages/StatusTicks/StatusTicks.tsx';
import { messageStatus } from '../../../src/contract/messages.ts';

const meta = {
  component: StatusTicks,
  argTypes: {
    status: { options: ['failed', ...messageStatus.options], control: 'select' },
  },
  args: { status: 'pending' },
} satisfies Meta<typeof StatusTicks>;

export default meta;

type Story = StoryObj<typeof meta>;

const isNamed =
  (name: string): Story['play'] =>
  async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name })).toHaveAttribute('data-state', args.status);
  };

export const Pending: Story = { play: isNamed('Pending') };

export const Sent: Story = { args: { status: 'sent' }, play: isNamed('Sent') };

export const Delivered: Story = { args: { status: 'delivered' }, play: isNamed('Delivered') };

export const Read: Story = { args: { status: 'read' }, play: isNamed('Read') };

export const Failed: Story = { args: { status: 'failed' }, play: isNamed('Failed') };
