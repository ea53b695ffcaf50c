import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FullDayHelp } from '../../../src/components/booking/FullDayHelp/FullDayHelp.tsx';
import { ananya, hindiNamedDoctor, longNamedDoctor } from '../../fixtures/doctors.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: FullDayHelp,
  args: {
    doctorName: ananya.name,
    full: { date: '2026-11-30', next: { date: '2026-12-01', time: '09:00' } },
    others: [
      { doctor: hindiNamedDoctor, slot: { date: '2026-11-30', time: '17:00' } },
      { doctor: longNamedDoctor, slot: { date: '2026-11-30', time: '11:30' } },
    ],
    onSlotSelect: fn(),
    bookingHref: (id: string) => `#book-${id}`,
  },
} satisfies Meta<typeof FullDayHelp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OthersAreFreeSooner: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Full on Mon 30 Nov. Next free: Tue 1 Dec, 9:00 am',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tue 1 Dec, 9:00 am' }));
    await expect(args.onSlotSelect).toHaveBeenCalledWith({ date: '2026-12-01', time: '09:00' });
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const NobodyIsSooner: Story = {
  args: { others: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Other doctors/)).not.toBeInTheDocument();
  },
};

export const OnlyFreeEarlier: Story = {
  args: { full: { date: '2026-11-30', next: { date: '2026-11-27', time: '12:30' } }, others: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Free earlier: Fri 27 Nov, 12:30');
  },
};

export const NothingFree: Story = { args: { full: { date: null, next: null } } };

export const NotFull: Story = {
  args: { full: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  ...OthersAreFreeSooner,
  globals: { viewport: { value: 'phone' } },
};

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { ...OthersAreFreeSooner, decorators: [rightToLeft] };
