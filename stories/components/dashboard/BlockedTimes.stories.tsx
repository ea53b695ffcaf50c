import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BlockedTimes } from '../../../src/components/dashboard/BlockedTimes/BlockedTimes.tsx';
import { WithState } from '../../WithState.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const blockedHours = [
  { date: '2026-11-25', startTime: '12:00', endTime: '13:00' },
  { date: '2026-11-27', startTime: '14:00', endTime: '17:00' },
];

const meta = {
  component: BlockedTimes,
  args: { blockedHours, pending: null, error: null, onBlockTime: fn(), onUnblock: fn() },
} satisfies Meta<typeof BlockedTimes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoTimes: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Take back Wed 25 Nov, 12:00 pm to 1:00 pm' }),
    );
    await expect(args.onUnblock).toHaveBeenCalledWith(blockedHours[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add blocked time' }));
    await expect(args.onBlockTime).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { blockedHours: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No time is blocked/)).toBeVisible();
  },
};

export const TakingBack: Story = {
  args: { pending: { date: '2026-11-25', startTime: '12:00', endTime: '13:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Please wait:/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Take back Fri/ })).toBeDisabled();
  },
};

export const Offline: Story = {
  args: { error: 'CareSetu cannot be reached. Check your connection and try again.' },
};

export const OneAfterTheOther: Story = {
  render: (args) => (
    <WithState initial={blockedHours}>
      {(left, setLeft) => (
        <BlockedTimes
          {...args}
          blockedHours={left}
          onUnblock={(hours) => setLeft(left.filter((one) => one !== hours))}
        />
      )}
    </WithState>
  ),
};

export const KeepsTheFocus: Story = {
  ...OneAfterTheOther,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Take back Wed/ }));
    await expect(canvas.getByRole('button', { name: /^Take back Fri/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add blocked time' })).toHaveFocus();
  },
};

export const TwentyFourHours: Story = { decorators: [on24HourClock] };
