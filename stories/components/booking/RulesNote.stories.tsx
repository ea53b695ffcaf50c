import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RulesNote } from '../../../src/components/booking/RulesNote/RulesNote.tsx';
import { defaultRules } from '../../../src/domain/booking/booking-rules.ts';

const meta = {
  component: RulesNote,
  args: {
    doctor: {
      bookingRules: {
        ...defaultRules,
        noticeHours: 2,
        daysAhead: 7,
        changeHours: 24,
        mostMoves: 1,
      },
    },
  },
} satisfies Meta<typeof RulesNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeABooking: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Book at least 2 hours before a visit. The next 7 days can be booked. An accepted visit can be moved until 24 hours before it starts. A visit can be moved once.',
      ),
    ).toBeVisible();
  },
};

export const BeforeAMove: Story = {
  args: { when: 'move' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^An accepted visit can be moved/)).toBeVisible();
  },
};

export const NoMoves: Story = {
  args: { doctor: { bookingRules: { ...defaultRules, mostMoves: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Patients cannot move visits.')).toBeVisible();
  },
};

export const NoRules: Story = {
  args: { doctor: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};
