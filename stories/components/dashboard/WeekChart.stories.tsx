import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { WeekChart } from '../../../src/components/dashboard/WeekChart/WeekChart.tsx';
import type { WeekDayCount } from '../../../src/domain/appointments/dashboard.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const week = (...counts: [completed: number, booked: number][]): WeekDayCount[] =>
  counts.map(([completed, booked], at) => ({ date: `2026-11-${23 + at}`, completed, booked }));

const meta = {
  component: WeekChart,
  args: { days: week([9, 0], [0, 0], [1, 4], [0, 0], [0, 7], [0, 0], [0, 0]) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 372 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WeekChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeWorkingDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Mon 23 Nov to Sun 29 Nov, 21 appointments; Monday 23 November: 9 completed; Wednesday 25 November: 1 completed, 4 booked; Friday 27 November: 7 booked',
    );
  },
};

export const AsATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show as a table'));
    const table = within(canvas.getByRole('table', { name: 'Appointments this week' }));
    await expect(table.getAllByRole('row')).toHaveLength(8);
    const wednesday = table.getByRole('row', { name: /Wed 25 Nov/ });
    await expect(
      within(wednesday)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', '4', '5']);
  },
};

export const NothingThisWeek: Story = {
  args: { days: week([0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]) },
};

export const OneVisit: Story = {
  args: { days: week([0, 0], [0, 1], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]) },
};

export const EveryDayFull: Story = {
  args: { days: week([24, 0], [22, 1], [10, 12], [0, 25], [0, 30], [0, 18], [0, 6]) },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
