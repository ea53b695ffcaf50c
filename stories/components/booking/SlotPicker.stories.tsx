import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SlotPicker } from '../../../src/components/booking/SlotPicker/SlotPicker.tsx';
import type { Loadable } from '../../../src/domain/loadable.ts';
import { slotsOn, type Slot } from '../../../src/domain/booking/slots.ts';
import { now } from '../../fixtures/appointments.ts';
import { ananya } from '../../fixtures/doctors.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { useArgState } from '../../use-arg-state.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const DATE = '2026-11-25';
const day = (...taken: string[]) =>
  ({ status: 'ready', data: slotsOn(ananya, DATE, taken, now) }) as const;

const days = {
  'Some taken': day('09:30', '11:00'),
  'All free': day(),
  'Fully booked': day('09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'),
  'No slots': { status: 'ready', data: [] },
  Loading: { status: 'loading' },
  'Loading failed': {
    status: 'error',
    reason: 'failed',
    message: 'The times could not be loaded.',
  },
  Offline: { status: 'error', reason: 'offline', message: 'You are offline.' },
} satisfies Record<string, Loadable<readonly Slot[]>>;

const meta = {
  component: SlotPicker,
  argTypes: {
    date: { control: 'select', options: [DATE, '2026-11-26', null] },
    slots: { control: 'select', options: Object.keys(days), mapping: days },
    selectedTime: { control: 'select', options: ['09:00', '10:30', '12:30', null] },
  },
  args: {
    date: DATE,
    slots: days['Some taken'],
    selectedTime: null,
    onSlotSelect: () => {},
    onRetry: fn(),
  },
  render: function Choosing(args) {
    const [time, setTime] = useArgState(args.selectedTime);
    return (
      <div style={{ maxInlineSize: 636, padding: 16 }}>
        <SlotPicker {...args} selectedTime={time} onSlotSelect={setTime} />
      </div>
    );
  },
} satisfies Meta<typeof SlotPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SomeTaken: Story = {};

export const Chosen: Story = { args: { selectedTime: '10:30' } };

export const AllFree: Story = { args: { slots: days['All free'] } };

export const FullyBooked: Story = { args: { slots: days['Fully booked'] } };

export const NoSlots: Story = { args: { slots: days['No slots'] } };

export const NoDateYet: Story = { args: { date: null } };

export const Loading: Story = { args: { slots: days.Loading } };

export const LoadingFailed: Story = {
  args: { slots: days['Loading failed'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The times could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TwentyFourHours: Story = {
  args: { selectedTime: '12:30' },
  decorators: [on24HourClock],
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(
      canvas.getByRole('radio', { name: 'Wednesday 25 November, 10:00 am, available' }),
    ).toBeChecked();
  },
};

export const Offline: Story = { args: { slots: days.Offline } };

/** Times are still written left to right: '10:30 am', not 'am 10:30'. */
export const RightToLeft: Story = {
  ...Chosen,
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10:30 am')).toHaveStyle({ direction: 'ltr' });
  },
};
