import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { VisitForm } from '../../../src/components/appointments/VisitForm/VisitForm.tsx';
import { VisitPanel } from '../../../src/components/appointments/VisitPanel/VisitPanel.tsx';
import { emptyVisitDraft } from '../../../src/domain/appointments/visit-draft.ts';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { pendingVisit } from '../../fixtures/appointments.ts';
import { records } from '../../fixtures/records.ts';
import { facts, requests, sharingFor } from '../../fixtures/sharing.ts';

const visit = { ...pendingVisit, status: 'scheduled' } as const;
const health = {
  patientName: 'Meera Nair',
  facts: null,
  lastDay: null,
  request: null,
  mayAsk: true,
  submission: idleSubmission,
  today: '2026-11-21',
  onAsk: fn(),
  onRetry: fn(),
};

const notes = (
  <VisitForm
    draft={emptyVisitDraft}
    onDraftChange={fn()}
    onComplete={fn()}
    onDiscard={fn()}
    isSubmitting={false}
    error={null}
    fieldErrors={{}}
    closedAs={null}
    wait={null}
    today="2026-11-21"
  />
);

const meta = {
  component: VisitPanel,
  args: {
    visit,
    health,
    records: { status: 'ready', data: records },
    shared: { access: sharingFor(visit, { scope: 'own' }), factsLastDay: null },
    isOpen: false,
    onOpenChange: fn(),
    onRetryRecords: fn(),
    children: notes,
  },
  render: function Panel(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return <VisitPanel {...args} isOpen={isOpen} onOpenChange={setOpen} />;
  },
} satisfies Meta<typeof VisitPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Allergies are not shared')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Diagnosis' })).toBeVisible();
    await expect(canvas.getByText(/Chest feels tight/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Last readings' })).toBeNull();
    await userEvent.click(canvas.getByText('Readings, history and last prescription'));
    await expect(canvas.getByRole('region', { name: 'Last readings' })).toBeVisible();
  },
};

export const Opened: Story = { args: { isOpen: true } };

export const OpenedOnAPhone: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'phone' } },
};

export const ShowsHealthFacts: Story = {
  args: {
    health: {
      ...health,
      facts: { status: 'ready', data: facts },
      lastDay: '2026-12-05',
      request: requests.given,
    },
  },
};

export const NoRecords: Story = {
  args: { isOpen: true, records: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There are no earlier records/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isOpen: true, records: { status: 'loading' } },
};

export const Failed: Story = {
  args: {
    isOpen: true,
    records: { status: 'error', reason: 'failed', message: 'Please try again.' },
  },
};

export const Offline: Story = {
  args: {
    isOpen: true,
    records: { status: 'error', reason: 'offline', message: 'Check your connection.' },
  },
};

export const AnApiWithoutSharing: Story = { args: { health: null, shared: null } };
