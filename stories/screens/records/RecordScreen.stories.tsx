import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordScreen } from '../../../src/screens/records/RecordScreen/RecordScreen.tsx';
import { hindiRecord, longRecord, records } from '../../fixtures/records.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const [record = longRecord] = records;

const meta = {
  component: RecordScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    record: { status: 'ready', data: record },
    recordsHref: '#records',
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RecordScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const LongTexts: Story = { args: { record: { status: 'ready', data: longRecord } } };

export const Loading: Story = { args: { record: { status: 'loading' } } };

export const NotTheirs: Story = {
  args: { record: { status: 'error', reason: 'forbidden', message: 'Not yours.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Record not found');
    await expect(canvas.getByRole('link', { name: 'See all records' })).toHaveAttribute(
      'href',
      '#records',
    );
  },
};

export const Failed: Story = {
  args: { record: { status: 'error', reason: 'failed', message: 'Please try again.' } },
};

export const Offline: Story = {
  args: { record: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const InHindi: Story = { args: { record: { status: 'ready', data: hindiRecord } } };

export const RightToLeft: Story = { ...InHindi, decorators: [rightToLeft] };
