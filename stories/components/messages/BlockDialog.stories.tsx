import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BlockDialog } from '../../../src/components/messages/BlockDialog/BlockDialog.tsx';
import { ananya, longNamedPartner, meera, ramesh } from '../../fixtures/partners.ts';

const meta = {
  component: BlockDialog,
  parameters: { docs: { story: { inline: false } } },
  args: { partner: ananya, onClose: fn(), onConfirm: fn(), isPending: false, error: null },
} satisfies Meta<typeof BlockDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ADoctor: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Block Dr. Ananya Krishnan?' });
    await expect(dialog).toHaveTextContent('Booked visits stay.');
    await userEvent.click(screen.getByRole('button', { name: 'Don’t block' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const APatient: Story = { args: { partner: meera } };

export const AHelper: Story = { args: { partner: ramesh } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongName: Story = { args: { partner: longNamedPartner } };

export const Blocking: Story = { args: { isPending: true } };

export const Offline: Story = {
  args: { error: 'You are offline. Please check your connection.' },
};

export const BlockingFailed: Story = { args: { error: 'Please try again in a moment.' } };
