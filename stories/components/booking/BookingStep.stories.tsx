import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingStep } from '../../../src/components/booking/BookingStep/BookingStep.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: BookingStep,
  args: { number: 1, title: 'Choose a date', children: <p>The dates stand here.</p> },
} satisfies Meta<typeof BookingStep>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const StitchedToTheNext: Story = {
  render: (args) => (
    <div>
      <BookingStep {...args} />
      <BookingStep number={2} title="Choose a time" remark="30 minutes each">
        <p>The times stand here.</p>
      </BookingStep>
    </div>
  ),
};

export const RightToLeft: Story = { ...StitchedToTheNext, decorators: [rightToLeft] };
