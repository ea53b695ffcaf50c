import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, waitFor } from 'storybook/test';
import { HealthFactsSection } from '../../../src/components/records/HealthFactsSection/HealthFactsSection.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { facts, noFacts } from '../../fixtures/sharing.ts';

const meta = {
  component: HealthFactsSection,
  args: {
    facts: { status: 'ready', data: facts },
    today: '2026-11-21',
    submission: idleSubmission,
    onSave: fn(async () => true),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HealthFactsSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change your health facts' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(facts);
    await expect(
      await canvas.findByRole('button', { name: 'Change your health facts' }),
    ).toHaveFocus();
  },
};

export const NothingGiven: Story = { args: { facts: { status: 'ready', data: noFacts } } };

export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change your health facts' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change your health facts' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus());
  },
};

export const Loading: Story = { args: { facts: { status: 'loading' } } };

export const Failed: Story = {
  args: { facts: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { facts: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};
