import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTile } from '../../../src/components/booking/DateTile/DateTile.tsx';

const meta = {
  component: DateTile,
  args: { date: '2026-11-25' },
} satisfies Meta<typeof DateTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoDigits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wednesday 25 November')).toBeInTheDocument();
  },
};

export const OneDigit: Story = { args: { date: '2026-12-03' } };
