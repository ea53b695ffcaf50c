import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordDocument } from '../../../src/components/records/RecordDocument/RecordDocument.tsx';
import { hindiRecord, longRecord, records } from '../../fixtures/records.ts';

const [record = longRecord] = records;

const meta = {
  component: RecordDocument,
  args: { record, onPrint: fn() },
} satisfies Meta<typeof RecordDocument>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Seasonal allergic rhinitis',
    );
    await expect(canvas.getByText('118/76 mmHg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const NothingPrescribedNorMeasured: Story = {
  args: { record: { ...record, prescription: '', notes: '', vitals: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No medicines were prescribed.')).toBeVisible();
    await expect(canvas.queryByText('Readings')).toBeNull();
  },
};

export const LongTexts: Story = { args: { record: longRecord } };

export const InHindi: Story = { args: { record: hindiRecord } };
