import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingAside } from '../../../src/components/booking/BookingAside/BookingAside.tsx';
import { ananya, feeDoctor, newDoctor } from '../../fixtures/doctors.ts';

const meta = {
  component: BookingAside,
  args: {
    doctor: ananya,
    bookingHref: '#book',
    messageHref: '#message',
    freelancersHref: '#helpers',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 372 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookingAside>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideAProfile: Story = {};

export const OwnFees: Story = { args: { doctor: feeDoctor } };

export const NoClinic: Story = { args: { doctor: newDoctor } };
