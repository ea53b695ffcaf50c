import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HealthAccess } from '../../../src/components/records/HealthAccess/HealthAccess.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';
import { facts, longFacts, noFacts, requests } from '../../fixtures/sharing.ts';

const ready = <T,>(data: T) => ({ status: 'ready', data }) as const;

const meta = {
  component: HealthAccess,
  args: {
    patientName: 'Meera Nair',
    facts: null,
    lastDay: null,
    request: null,
    mayAsk: true,
    submission: idleSubmission,
    today: '2026-11-21',
    onAsk: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HealthAccess>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotShared: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Allergies are not shared')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to see them' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  args: { submission: { ...idleSubmission, isSubmitting: true } },
};

export const AskingFailed: Story = {
  args: {
    submission: { ...idleSubmission, error: 'You are offline. Check your connection.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(canvas.getByRole('button', { name: 'Ask to see them' })).toBeEnabled();
  },
};

export const Asked: Story = {
  args: { request: requests.asked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Asked at 10:32 am. Meera has not answered yet.')).toBeVisible();
    await expect(canvas.getByText('Allergies are not shared')).toBeVisible();
  },
};

export const AskedAndShown: Story = {
  render: function Answered(args) {
    const [step, setStep] = useState<'idle' | 'asked' | 'given'>('idle');
    return (
      <>
        <HealthAccess
          {...args}
          request={step === 'idle' ? null : requests[step]}
          facts={step === 'given' ? ready(facts) : null}
          onAsk={() => setStep('asked')}
        />
        <button type="button" onClick={() => setStep('given')}>
          Show them
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to see them' }));
    await waitFor(() => expect(status).toHaveTextContent('Asked at 10:32 am.'));
    await waitFor(() => expect(status).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await waitFor(() => expect(status).toHaveTextContent('Meera shows them to you now.'));
    await expect(canvas.getByText('Penicillin')).toBeVisible();
  },
};

export const AskedOnAnEarlierDay: Story = {
  args: { request: requests.asked, today: '2026-11-22' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Asked on Sat 21 Nov at 10:32 am/)).toBeVisible();
  },
};

export const Given: Story = {
  args: { facts: ready(facts), lastDay: '2026-12-05', request: requests.given },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penicillin')).toBeVisible();
    await expect(canvas.getByText('Shown to you until Sat 5 Dec.')).toBeVisible();
  },
};

export const GivenWithoutAllergies: Story = {
  args: { facts: ready(noFacts), lastDay: '2026-12-05', request: requests.given },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No allergies written down')).toBeVisible();
  },
};

export const LongHealthFacts: Story = { args: { facts: ready(longFacts) } };

export const Refused: Story = {
  args: { request: requests.refused, mayAsk: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meera did not share them.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithdrawnDuringTheCall: Story = {
  args: { facts: ready(facts), lastDay: '2026-12-05', request: requests.given },
  render: function Withdrawn(args) {
    const [isGiven, setGiven] = useState(true);
    return (
      <>
        <HealthAccess
          {...args}
          facts={isGiven ? args.facts : null}
          request={isGiven ? requests.given : requests.refused}
          mayAsk={isGiven}
        />
        <button type="button" onClick={() => setGiven(false)}>
          Withdraw
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penicillin')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(canvas.getByText('Meera no longer shares them.')).toBeVisible();
    await expect(canvas.queryByText('Penicillin')).toBeNull();
  },
};

export const TwentyFourHourTime: Story = {
  args: { request: requests.asked },
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Asked (?:on .+ )?at \d\d:\d\d\. Meera/)).toBeVisible();
  },
};

export const VisitOver: Story = {
  args: { request: requests.asked, mayAsk: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Allergies are not shared')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { facts: { status: 'loading' } } };

export const Failed: Story = {
  args: { facts: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { facts: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};
