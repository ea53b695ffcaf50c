import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent } from 'storybook/test';
import { SharingDialog } from '../../../src/components/sharing/SharingDialog/SharingDialog.tsx';
import { sharingScope } from '../../../src/contract/sharing.ts';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { longNamedVisit, pendingVisit } from '../../fixtures/appointments.ts';

const meta = {
  component: SharingDialog,
  parameters: { docs: { story: { inline: false } } },
  argTypes: { scope: { options: sharingScope.options, control: 'radio' } },
  args: {
    visits: [pendingVisit],
    scope: 'own',
    submission: idleSubmission,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SharingDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Everything' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith('everything');
  },
};

export const Cancelled: Story = {
  args: { scope: 'everything' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { submission: { ...idleSubmission, isSubmitting: true } } };

export const SpecialtyHasChanged: Story = {
  args: {
    scope: 'specialty',
    submission: {
      ...idleSubmission,
      error: "The doctor's specialty has changed. Look at your choice again.",
    },
  },
};

export const Offline: Story = {
  args: {
    submission: {
      ...idleSubmission,
      error: 'CareSetu cannot be reached. Check your connection and try again.',
    },
  },
};

export const LongName: Story = { args: { visits: [longNamedVisit] } };
