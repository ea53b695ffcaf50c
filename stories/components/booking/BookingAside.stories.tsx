import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingAside } from '../../../src/components/booking/BookingAside/BookingAside.tsx';

const meta = {
  component: BookingAside,
  args: { bookingHref: '#book', messageHref: '#message', freelancersHref: '#helpers' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 372 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookingAside>;

export default meta;

export const BesideAProfile: StoryObj<typeof meta> = {};
