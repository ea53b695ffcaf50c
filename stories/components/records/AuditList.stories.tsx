import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { AuditList } from '../../../src/components/records/AuditList/AuditList.tsx';
import {
  auditEntries,
  longAuditEntries,
  calendarEntries,
  requestEntries,
  visitDates,
} from '../../fixtures/sharing.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: AuditList,
  args: {
    entries: auditEntries,
    visitDates,
    hasMore: false,
    isLoadingMore: false,
    moreError: null,
    onMore: fn(),
  },
} satisfies Meta<typeof AuditList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EachKind: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Dr. Krishnan read 3 records for your visit on Wed 25 Nov'),
    ).toBeVisible();
    await expect(canvas.getByText('Dr. Krishnan read 1 record')).toBeVisible();
    await expect(canvas.getByText('blood-report.pdf')).toBeVisible();
  },
};

export const More: Story = {
  args: { hasMore: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };

export const MoreFailed: Story = {
  args: {
    hasMore: true,
    moreError: 'CareSetu cannot be reached. Check your connection and try again.',
  },
};

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const LongAndHindiNames: Story = { args: { entries: longAuditEntries } };

export const RightToLeft: Story = { ...LongAndHindiNames, decorators: [rightToLeft] };

export const RequestsAndAnswers: Story = {
  args: { entries: requestEntries },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/asked to see your health facts for your visit on/),
    ).toBeVisible();
    await expect(canvas.getByText(/^You showed your health facts/)).toBeVisible();
    await expect(canvas.getByText(/^You did not show your health facts/)).toBeVisible();
  },
};

export const CalendarAddresses: Story = {
  args: { entries: calendarEntries },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You made an address for your calendar app')).toBeVisible();
    await expect(canvas.getByText('An address for your calendar app ended')).toBeVisible();
  },
};
