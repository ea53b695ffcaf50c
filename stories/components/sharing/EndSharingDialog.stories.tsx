import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent } from 'storybook/test';
import { EndSharingDialog } from '../../../src/components/sharing/EndSharingDialog/EndSharingDialog.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { ananya, longNamedDoctor } from '../../fixtures/doctors.ts';

const meta = {
  component: EndSharingDialog,
  parameters: { docs: { story: { inline: false } } },
  args: { doctor: ananya, submission: idleSubmission, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof EndSharingDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'End access for Dr. Krishnan?' });
    await expect(dialog).toHaveTextContent('Your visits stay booked.');
    await userEvent.click(screen.getByRole('button', { name: 'End access' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Kept: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep access' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Ending: Story = { args: { submission: { ...idleSubmission, isSubmitting: true } } };

export const Failed: Story = {
  args: { submission: { ...idleSubmission, error: 'Something went wrong. Please try again.' } },
};

export const LongName: Story = { args: { doctor: longNamedDoctor } };
