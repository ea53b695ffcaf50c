import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppointmentFilter } from '../../../src/components/appointments/AppointmentFilter/AppointmentFilter.tsx';
import { appointmentStatus } from '../../../src/contract/appointments.ts';

const meta = {
  component: AppointmentFilter,
  argTypes: {
    filter: { options: ['all', ...appointmentStatus.options], control: 'select' },
  },
  args: { filter: 'all', filterHref: (filter) => `#${filter}` },
} satisfies Meta<typeof AppointmentFilter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const PendingOnly: Story = {
  args: { filter: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pending' })).toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
