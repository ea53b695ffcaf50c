import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GivenFacts } from '../../../src/components/records/GivenFacts/GivenFacts.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { pendingVisit } from '../../fixtures/appointments.ts';
import { requests, sharingFor } from '../../fixtures/sharing.ts';

const meta = {
  component: GivenFacts,
  args: {
    visit: pendingVisit,
    sharing: sharingFor(pendingVisit, { scope: 'own', healthRequest: requests.given }),
    submission: idleSubmission,
    today: '2026-11-21',
    onWithdraw: fn(),
  },
} satisfies Meta<typeof GivenFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Given: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/You show Dr. Krishnan your allergies, medicines, date of birth and sex/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Stop showing them/ }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const Stopping: Story = { args: { submission: { ...idleSubmission, isSubmitting: true } } };

export const StoppingFailed: Story = {
  args: { submission: { ...idleSubmission, error: 'You are offline. Check your connection.' } },
};

export const NotGiven: Story = {
  args: { sharing: sharingFor(pendingVisit, { scope: 'own', healthRequest: requests.refused }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LastDayPassed: Story = {
  args: { today: '2026-12-06' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/You show/)).toBeNull();
  },
};
