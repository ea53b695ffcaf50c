import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrivalAdvice } from '../../../src/components/booking/ArrivalAdvice/ArrivalAdvice.tsx';
import { appointmentType } from '../../../src/contract/place.ts';

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

export const Phone: Story = {
  args: { type: 'phone', call: 'Dr. Krishnan will call you on 98765 43210 at 10:00 am.' },
};
