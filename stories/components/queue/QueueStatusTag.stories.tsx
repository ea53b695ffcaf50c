import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QueueStatusTag } from '../../../src/components/queue/QueueStatusTag/QueueStatusTag.tsx';
import { queueStatus } from '../../../src/contract/queue.ts';

const meta = {
  component: QueueStatusTag,
  argTypes: {
    status: { options: queueStatus.options, control: 'select' },
  },
  args: { status: 'draft' },
} satisfies Meta<typeof QueueStatusTag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WaitingForPayment: Story = {};

export const Booked: Story = { args: { status: 'paid' } };

export const OnTheWay: Story = { args: { status: 'on-the-way' } };

export const InQueue: Story = { args: { status: 'in-queue' } };

export const YourTurn: Story = { args: { status: 'your-turn' } };

export const Done: Story = { args: { status: 'done' } };

export const Cancelled: Story = { args: { status: 'cancelled' } };

export const AllOfThem: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {queueStatus.options.map((status) => (
        <li key={status}>
          <QueueStatusTag status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(new Set(words).size).toBe(queueStatus.options.length);
  },
};
