import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SharingPanel } from '../../../src/components/sharing/SharingPanel/SharingPanel.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import {
  completedVisit,
  hindiNamedVisit,
  longNamedVisit,
  pendingVisit,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import { sharingFor } from '../../fixtures/sharing.ts';

const meta = {
  component: SharingPanel,
  args: {
    change: idleSubmission,
    end: idleSubmission,
    answers: {},
    today: '2026-11-21',
    onWithdraw: () => undefined,
    visit: pendingVisit,
    sharing: sharingFor(pendingVisit, { scope: 'own' }),
    unsent: null,
    onChoose: fn(async () => true),
    onEnd: fn(async () => true),
    onDialogClose: fn(),
    onRetryUnsent: fn(),
  },
} satisfies Meta<typeof SharingPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Requested: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Starts when Dr. Krishnan accepts. Ends Sat 5 Dec/),
    ).toBeVisible();
  },
};

export const Changed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Everything' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onChoose).toHaveBeenCalledWith([pendingVisit], 'everything');
    await expect(args.onDialogClose).toHaveBeenCalledOnce();
  },
};

export const Ended: Story = {
  args: { sharing: sharingFor(pendingVisit, { endedAt: '2026-11-21T04:00:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You ended access')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'End access' })).toBeNull();
  },
};

export const EndingAccess: Story = {
  args: { visit: scheduledVisit, sharing: sharingFor(scheduledVisit) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End access' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'End access' }));
    await expect(args.onEnd).toHaveBeenCalledWith(scheduledVisit.doctor);
  },
};

export const Nothing: Story = {
  args: { sharing: sharingFor(pendingVisit, { scope: 'nothing' }) },
};

export const AfterTheVisit: Story = {
  args: { visit: completedVisit, sharing: sharingFor(completedVisit) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'End access' })).toBeVisible();
  },
};

export const Saving: Story = {
  args: { unsent: { scope: 'everything', isSending: true, refusal: null } },
};

export const NotSaved: Story = {
  args: { unsent: { scope: 'everything', isSending: false, refusal: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your choice was not saved. Until you save it, Dr. Krishnan sees only their own notes.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryUnsent).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};

export const Refused: Story = {
  args: {
    unsent: {
      scope: 'specialty',
      isSending: false,
      refusal: "The doctor's specialty has changed. Look at your choice again.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Change' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: { visit: longNamedVisit, sharing: sharingFor(longNamedVisit, { scope: 'specialty' }) },
};

export const HindiName: Story = {
  args: { visit: hindiNamedVisit, sharing: sharingFor(hindiNamedVisit) },
};
