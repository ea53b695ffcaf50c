import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BankDialog } from '../../../src/components/payments/BankDialog/BankDialog.tsx';

const meta = {
  component: BankDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    amount: { amountMinor: 7500, currency: 'USD' },
    onAnswer: fn(),
    isPending: false,
    onClose: fn(),
  },
} satisfies Meta<typeof BankDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm with your bank' });
    await expect(dialog).toHaveAccessibleDescription('Do you want to pay $75.00 to CareSetu?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refuse' })).toHaveFocus());
  },
};

export const Confirmed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm payment' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

export const Refused: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};

export const LeftWithoutAnAnswer: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const AnswerOnItsWay: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
