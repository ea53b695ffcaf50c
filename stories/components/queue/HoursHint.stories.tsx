import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoursHint } from '../../../src/components/queue/HoursHint/HoursHint.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: HoursHint,
  args: {
    limit: { reason: 'closing', until: '21:00', longest: 2, otherStart: '17:00' },
    time: '19:00',
    firstName: 'Ramesh',
    onDurationChange: fn(),
    onTimeChange: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 640, margin: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HoursHint>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BeyondTheDay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Ramesh works until 9:00 pm on this day. You can book 2 hours from 7:00 pm.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Book 2 hours' }));
    await expect(args.onDurationChange).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Start at 5:00 pm' }));
    await expect(args.onTimeChange).toHaveBeenCalledWith('17:00');
  },
};

export const IntoABooking: Story = {
  args: {
    limit: { reason: 'booking', until: '11:00', longest: 1, otherStart: null },
    time: '09:30',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Ramesh is booked from 11:00 am on this day. You can book 1 hour from 9:30 am.',
    );
    await expect(canvas.getByRole('button', { name: 'Book 1 hour' })).toBeVisible();
  },
};

export const StartBooked: Story = {
  args: {
    limit: { reason: 'booking', until: '09:00', longest: 0, otherStart: '11:00' },
    time: '09:00',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Ramesh is booked for part of the hour from 9:00 am.',
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const NothingElseThatDay: Story = {
  args: {
    limit: { reason: 'booking', until: '09:00', longest: 0, otherStart: null },
    time: '09:00',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please choose another date.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const TwentyFourHours: Story = {
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start at 17:00' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { firstName: 'Venkatanarasimharajuvaripeta' },
};

export const Hindi: Story = { args: { firstName: 'सुनीता' } };
