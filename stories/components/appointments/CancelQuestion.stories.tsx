import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CancelQuestion } from '../../../src/components/appointments/CancelDialog/CancelQuestion.tsx';

const meta = {
  component: CancelQuestion,
  parameters: { docs: { story: { inline: false } } },
  args: {
    title: 'Cancel this booking?',
    description: 'Ramesh Pawar would queue for you on Wed 25 Nov at 9:30 am.',
    confirmLabel: 'Cancel booking',
    onClose: fn(),
    onConfirm: fn(),
    isPending: false,
    error: null,
  },
} satisfies Meta<typeof CancelQuestion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('');
  },
};

export const Cancelling: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const CancellingFailed: Story = {
  args: { error: 'This booking could not be cancelled. Please try again.' },
};
