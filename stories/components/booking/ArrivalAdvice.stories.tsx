import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrivalAdvice } from '../../../src/components/booking/ArrivalAdvice/ArrivalAdvice.tsx';
import { appointmentType } from '../../../src/contract/appointments.ts';

const meta = {
  component: ArrivalAdvice,
  argTypes: {
    type: { options: appointmentType.options, control: 'radio' },
  },
  args: { type: 'in-person' },
} satisfies Meta<typeof ArrivalAdvice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InPerson: Story = {};

export const Video: Story = { args: { type: 'video' } };

export const Phone: Story = { args: { type: 'phone' } };
