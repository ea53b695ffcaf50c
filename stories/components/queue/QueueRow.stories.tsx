import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QueueRow } from '../../../src/components/queue/QueueRow/QueueRow.tsx';
import { Button } from '../../../src/ui/forms/Button/Button.tsx';
import { createQueueBooking } from '../../fixtures/queue.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const booking = createQueueBooking('paid');
const onPress = fn();

const meta = {
  component: QueueRow,
  args: { booking, href: '#booking' },
  decorators: [
    (Story, { parameters }) => (
      <ul
        dir={parameters['isRightToLeft'] ? 'rtl' : 'ltr'}
        style={{ padding: 16, maxInlineSize: 880 }}
      >
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof QueueRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Booked: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    await expect(row).toHaveTextContent('Wednesday 25 November');
    await expect(row).toHaveTextContent('Setubandh Hospital, Koramangala');
    await expect(row).toHaveTextContent('8:00 am3 hoursBooked');
    await expect(
      canvas.getByRole('link', { name: 'Ramesh Pawar, Wed 25 Nov, 8:00 am' }),
    ).toHaveAttribute('href', '#booking');
  },
};

export const OnTheWay: Story = { args: { booking: createQueueBooking('on-the-way') } };

export const InQueue: Story = { args: { booking: createQueueBooking('in-queue') } };

export const YourTurn: Story = { args: { booking: createQueueBooking('your-turn') } };

export const Done: Story = { args: { booking: createQueueBooking('done') } };

export const CancelledAndRefunded: Story = {
  args: { booking: createQueueBooking('cancelled') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunded $75.00 on Sat 21 Nov')).toBeVisible();
  },
};

export const WithAnAction: Story = {
  args: {
    booking: createQueueBooking('draft'),
    children: (
      <Button variant="text" onPress={onPress}>
        Discard
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const OneHour: Story = {
  args: { booking: { ...booking, duration: 1 } },
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('08:001 hour');
  },
};

export const LongTexts: Story = {
  args: {
    booking: {
      ...booking,
      hospitalName:
        'Shri Venkateshwara Institute of Cardiovascular Sciences and Multispeciality Research Hospital, Thiruvananthapuram',
      freelancer: {
        ...booking.freelancer,
        name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Chaudhary',
        profilePicture: null,
      },
    },
  },
};

export const InHindi: Story = {
  args: {
    booking: {
      ...booking,
      hospitalName: 'सेतुबंध अस्पताल, कोरमंगला',
      freelancer: { ...booking.freelancer, name: 'रमेश पवार' },
    },
  },
};

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { ...InHindi, parameters: { isRightToLeft: true } };
