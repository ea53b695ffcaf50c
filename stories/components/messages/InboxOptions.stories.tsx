import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { InboxOptions } from '../../../src/components/messages/InboxOptions/InboxOptions.tsx';
import type { HourCycle } from '../../../src/domain/time/india-time.ts';
import { WithState } from '../../WithState.tsx';

const meta = {
  component: InboxOptions,
  args: { hourCycle: '12h', onHourCycleChange: fn() },
  render: (args) => (
    <WithState<HourCycle> initial={args.hourCycle}>
      {(hourCycle, setHourCycle) => (
        <InboxOptions
          hourCycle={hourCycle}
          onHourCycleChange={(chosen) => {
            args.onHourCycleChange(chosen);
            setHourCycle(chosen);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof InboxOptions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message options' }));
    await expect(await screen.findByRole('menuitemradio', { name: '12-hour time' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: '24-hour time' })).not.toBeChecked();
  },
};

export const TwentyFourHours: Story = {
  args: { hourCycle: '24h' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message options' }));
    await expect(await screen.findByRole('menuitemradio', { name: '24-hour time' })).toBeChecked();
  },
};

export const TwentyFourHourChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitemradio', { name: '12-hour time' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onHourCycleChange).toHaveBeenCalledWith('24h');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Message options' })).toHaveFocus(),
    );
  },
};
