import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  VisitBackground,
  VisitReason,
} from '../../../src/components/appointments/VisitBackground/VisitBackground.tsx';
import { pendingVisit } from '../../fixtures/appointments.ts';
import { records } from '../../fixtures/records.ts';
import { sharingFor } from '../../fixtures/sharing.ts';

const visit = { ...pendingVisit, status: 'scheduled' } as const;

const meta = {
  component: VisitBackground,
  args: {
    visit,
    records: { status: 'ready', data: records },
    shared: { access: sharingFor(visit), factsLastDay: null },
    onRetryRecords: fn(),
  },
} satisfies Meta<typeof VisitBackground>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithReadings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Last readings' })).toBeVisible();
  },
};

export const Reason: Story = {
  render: ({ visit: shown }) => <VisitReason visit={shown} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Reason for the visit' })).toHaveTextContent(
      visit.notes,
    );
  },
};

export const NoReason: Story = {
  render: ({ visit: shown }) => <VisitReason visit={{ ...shown, notes: '' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The patient did not give a reason.')).toBeVisible();
  },
};

export const WithoutReadings: Story = {
  args: { hasReadings: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Last readings' })).toBeNull();
  },
};

export const NoRecords: Story = { args: { records: { status: 'ready', data: [] } } };

export const ShowsHealthFacts: Story = {
  args: {
    shared: { access: sharingFor(visit, { scope: 'own' }), factsLastDay: '2026-12-05' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/and their allergies, medicines, date of birth and sex until Sat 5 Dec/),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { records: { status: 'loading' } } };

export const Failed: Story = {
  args: { records: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryRecords).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { records: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};
