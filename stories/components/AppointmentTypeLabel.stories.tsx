import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppointmentTypeLabel } from '../../src/components/AppointmentTypeLabel/AppointmentTypeLabel.tsx';

const meta = {
  component: AppointmentTypeLabel,
  args: { type: 'in-person' },
} satisfies Meta<typeof AppointmentTypeLabel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InPerson: Story = {};

export const InPersonAtAPlace: Story = { args: { place: 'Vasanth Heart Centre, Indiranagar' } };

export const Video: Story = { args: { type: 'video' } };

export const Phone: Story = { args: { type: 'phone' } };
