import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppointmentTypeLabel } from '../../../src/components/appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { appointmentType } from '../../../src/contract/place.ts';

const meta = {
  component: AppointmentTypeLabel,
  argTypes: {
    type: { options: appointmentType.options, control: 'radio' },
  },
  args: { type: 'in-person' },
} satisfies Meta<typeof AppointmentTypeLabel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InPerson: Story = {};

export const InPersonAtAPlace: Story = {
  args: { place: 'Vasanth Heart Centre, Indiranagar, Bengaluru' },
};

export const Video: Story = { args: { type: 'video' } };

export const Phone: Story = { args: { type: 'phone' } };
