import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordsScreen } from '../../../src/screens/records/RecordsScreen/RecordsScreen.tsx';
import { hindiRecord, longRecord, records } from '../../fixtures/records.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: RecordsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    records: { status: 'ready', data: records },
    recordHref: (id) => `#${id}`,
    dashboardHref: '#dashboard',
    onRetry: fn(),
  },
} satisfies Meta<typeof RecordsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FourRecords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Knee strain, left' })).toHaveAttribute(
      'href',
      '#record-3',
    );
  },
};

export const NoRecords: Story = {
  args: { records: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No medical records available')).toBeVisible();
  },
};

export const LongAndHindiTexts: Story = {
  args: { records: { status: 'ready', data: [longRecord, hindiRecord] } },
};

export const Loading: Story = { args: { records: { status: 'loading' } } };

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
