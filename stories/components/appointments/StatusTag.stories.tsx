import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusTag } from '../../../src/components/appointments/StatusTag/StatusTag.tsx';
import { appointmentStatus } from '../../../src/contract/appointments.ts';

const meta = {
  component: StatusTag,
  argTypes: {
    status: { options: appointmentStatus.options, control: 'radio' },
  },
  args: { status: 'pending' },
} satisfies Meta<typeof StatusTag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Scheduled: Story = { args: { status: 'scheduled' } };

export const Completed: Story = { args: { status: 'completed' } };

export const Cancelled: Story = { args: { status: 'cancelled' } };
