import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CancelQueueDialog } from '../../../src/components/queue/CancelQueueDialog/CancelQueueDialog.tsx';
import { now } from '../../fixtures/appointments.ts';
import { createQueueBooking } from '../../fixtures/queue.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: CancelQueueDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    booking: createQueueBooking('paid'),
    now,
    onClose: fn(),
    onConfirm: fn(),
    isPending: false,
    error: null,
  },
} satisfies Meta<typeof CancelQueueDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FreeOfCharge: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog).toHaveTextContent('Ramesh Pawar, Wed 25 Nov, 8:00 am.');
    await expect(dialog).toHaveTextContent(
      'Cancel by Wed 25 Nov, 6:00 am to get the full $75.00 back.',
    );
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), ' I am well again. ');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('I am well again.');
  },
};

/** One second past the refund deadline, which is two hours before the start. */
export const TooLateForARefund: Story = {
  args: { now: new Date('2026-11-25T00:30:01Z') },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'If you cancel now, you will not get the $75.00 back.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const HelperInTheQueue: Story = { args: { booking: createQueueBooking('in-queue') } };

export const Cancelling: Story = { args: { isPending: true } };

export const CancellingFailed: Story = {
  args: { error: 'It is your turn already: this booking cannot be cancelled any more.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('It is your turn already');
  },
};

export const TwentyFourHours: Story = { decorators: [on24HourClock] };
