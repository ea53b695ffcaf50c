import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DateChips } from '../../../src/components/booking/DateChips/DateChips.tsx';
import { rightToLeft } from '../../right-to-left.tsx';
import { useArgState } from '../../use-arg-state.ts';

const dates = ['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-30', '2026-12-02', '2026-12-04'];

const meta = {
  component: DateChips,
  args: { dates, today: '2026-11-21', selectedDate: null, onDateSelect: () => {} },
  render: function Choosing(args) {
    const [date, setDate] = useArgState(args.selectedDate);
    return (
      <div style={{ maxInlineSize: 636, padding: 16 }}>
        <DateChips {...args} selectedDate={date} onDateSelect={setDate} />
      </div>
    );
  },
} satisfies Meta<typeof DateChips>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { selectedDate: '2026-11-25' } };

export const Today: Story = { args: { dates: ['2026-11-21', ...dates.slice(0, 5)] } };

const freeCounts = {
  '2026-11-23': 0,
  '2026-11-25': 5,
  '2026-11-27': 1,
  '2026-11-30': 12,
  '2026-12-02': 0,
  '2026-12-04': 24,
};

export const FreeTimes: Story = {
  args: { freeCounts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Mon, 23 Nov, fully booked' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'Wed, 25 Nov, 5 times free' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'Fri, 27 Nov, 1 time free' })).toBeEnabled();
  },
};

export const FreeTimesOnAPhone: Story = { ...FreeTimes, globals: { viewport: { value: 'phone' } } };

export const FullyBooked: Story = { args: { freeCounts: { '2026-11-23': 0 } } };

export const FullyBookedAndChosen: Story = {
  args: { freeCounts, selectedDate: '2026-11-23' },
};

export const FewDays: Story = { args: { dates: dates.slice(0, 2) } };

export const ChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Wed, 25 Nov' })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Wed, 25 Nov' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { ...Chosen, decorators: [rightToLeft] };
