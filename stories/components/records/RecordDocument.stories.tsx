import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordDocument } from '../../../src/components/records/RecordDocument/RecordDocument.tsx';
import { hindiRecord, longRecord, prescribedRecord, records } from '../../fixtures/records.ts';
import { signatureUrl } from '../../fixtures/signatures.ts';

const [record = longRecord] = records;

const meta = {
  component: RecordDocument,
  args: { record, patientName: 'Meera Nair', facts: null, signature: null, onPrint: fn() },
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

export const Signed: Story = {
  args: { signature: signatureUrl },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Signature of Dr. Farah Qureshi' })).toBeVisible();
  },
};

/** As on paper: the name of the day it was written. */
export const DeletedDoctor: Story = {
  args: {
    record: {
      ...prescribedRecord,
      doctor: { ...prescribedRecord.doctor, name: 'Deleted account' },
    },
    signature: signatureUrl,
  },
  play: async ({ canvas }) => {
    const signature = canvas.getByRole('img', { name: 'Signature of Dr. Ananya Krishnan' });
    await expect(signature).toBeVisible();
    await expect(canvas.queryByText(/Deleted account/)).toBeNull();
  },
};

export const Prescribed: Story = {
  args: { record: prescribedRecord },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    await expect(lines).toHaveLength(3);
    await expect(lines[1]).toHaveTextContent('Paracetamol 500 mg');
    await expect(lines[1]).toHaveTextContent('1 tablet · When it hurts, after food · 5 days');
    await expect(canvas.getByText('Rest, and much to drink.')).toBeVisible();
  },
};

export const LongTexts: Story = { args: { record: longRecord } };

export const InHindi: Story = { args: { record: hindiRecord } };
