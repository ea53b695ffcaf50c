import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordsScreen } from '../../../src/screens/records/RecordsScreen/RecordsScreen.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import {
  auditEntries,
  facts,
  longAuditEntries,
  longFacts,
  noFacts,
  otherDoctors,
  sharedDoctors,
  sharingEvents,
  visitDates,
} from '../../fixtures/sharing.ts';
import { hindiRecord, longRecord, records } from '../../fixtures/records.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const healthFacts = {
  facts: { status: 'ready' as const, data: facts },
  today: '2026-11-21',
  submission: idleSubmission,
  onSave: fn(async () => true),
  onCancel: fn(),
  onRetry: fn(),
};

const sharing = {
  ...sharingEvents,
  doctors: { status: 'ready' as const, data: sharedDoctors },
  onChoose: fn(async () => true),
  onEnd: fn(async () => true),
  onDialogClose: fn(),
  onRetry: fn(),
};

const audit = {
  entries: { status: 'ready' as const, data: auditEntries },
  visitDates,
  hasMore: false,
  isLoadingMore: false,
  moreError: null,
  onMore: fn(),
  onRetry: fn(),
};

const meta = {
  component: RecordsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    records: { status: 'ready', data: records },
    healthFacts,
    sharing,
    audit,
    recordHref: (id) => `#${id}`,
    dashboardHref: '#dashboard',
    onRetry: fn(),
  },
} satisfies Meta<typeof RecordsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FourRecords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Knee strain, left, / })).toHaveAttribute(
      'href',
      '#record-3',
    );
  },
};

export const NoRecords: Story = {
  args: {
    records: { status: 'ready', data: [] },
    healthFacts: { ...healthFacts, facts: { status: 'ready', data: noFacts } },
    sharing: { ...sharing, doctors: { status: 'ready', data: [] } },
    audit: { ...audit, entries: { status: 'ready', data: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No medical records available')).toBeVisible();
    await expect(canvas.getByText('No one has looked at your records yet.')).toBeVisible();
  },
};

export const LongAndHindiTexts: Story = {
  args: {
    records: { status: 'ready', data: [longRecord, hindiRecord] },
    healthFacts: { ...healthFacts, facts: { status: 'ready', data: longFacts } },
    sharing: { ...sharing, doctors: { status: 'ready', data: otherDoctors } },
    audit: { ...audit, entries: { status: 'ready', data: longAuditEntries } },
  },
};

export const Loading: Story = {
  args: {
    records: { status: 'loading' },
    healthFacts: { ...healthFacts, facts: { status: 'loading' } },
    sharing: { ...sharing, doctors: { status: 'loading' } },
    audit: { ...audit, entries: { status: 'loading' } },
  },
};

const failed = { status: 'error', reason: 'failed', message: 'Please try again.' } as const;
const offline = { status: 'error', reason: 'offline', message: 'Check your connection.' } as const;
const lacking = { status: 'error', reason: 'not-found', message: 'Not found.' } as const;

export const OtherPartsFailed: Story = {
  args: {
    healthFacts: { ...healthFacts, facts: failed },
    sharing: { ...sharing, doctors: failed },
    audit: { ...audit, entries: failed },
  },
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Try again' }))
      await userEvent.click(button);
    await expect(args.healthFacts.onRetry).toHaveBeenCalledOnce();
    await expect(args.sharing.onRetry).toHaveBeenCalledOnce();
    await expect(args.audit.onRetry).toHaveBeenCalledOnce();
  },
};

export const OtherPartsOffline: Story = {
  args: {
    healthFacts: { ...healthFacts, facts: offline },
    sharing: { ...sharing, doctors: offline },
    audit: { ...audit, entries: offline },
  },
};

export const AnApiWithoutSharing: Story = {
  args: {
    healthFacts: { ...healthFacts, facts: lacking },
    sharing: { ...sharing, doctors: lacking },
    audit: { ...audit, entries: lacking },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('From your visits');
  },
};

export const Failed: Story = {
  args: { records: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { records: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const RightToLeft: Story = { ...LongAndHindiTexts, decorators: [rightToLeft] };
