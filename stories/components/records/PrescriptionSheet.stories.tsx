import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PrintedPrescription } from '../../../src/components/records/PrescriptionSheet/PrintedPrescription.tsx';
import { PrescriptionSheet } from '../../../src/components/records/PrescriptionSheet/PrescriptionSheet.tsx';
import {
  hindiRecord,
  longRecord,
  prescribedRecord,
  prescriptionLines,
  records,
} from '../../fixtures/records.ts';

const [oldRecord = longRecord] = records;
const { issued } = prescribedRecord;

const meta = {
  component: PrescriptionSheet,
  args: {
    record: prescribedRecord,
    patientName: 'Meera Nair',
    facts: { dateOfBirth: '1984-08-17', sex: 'female', allergies: '', medicines: '' },
    signature: null,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '178mm', maxInlineSize: '100%', overflowX: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PrescriptionSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeMedicines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Dr. Ananya Krishnan',
    );
    await expect(
      canvas.getByText('Registration KMC 48213, Karnataka Medical Council'),
    ).toBeVisible();
    await expect(canvas.getByText('Setubandh Hospital, Indiranagar, Bengaluru')).toBeVisible();
    await expect(canvas.getByText('42 years')).toBeVisible();
    await expect(canvas.getByText('Female')).toBeVisible();
    const [, , second] = canvas.getAllByRole('row');
    const cells = within(second ?? canvas.getByRole('table')).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      '2',
      '1 tablet',
      'When it hurts, after food',
      '5 days',
      'At most three a day',
    ]);
    await expect(canvas.getByText('Signature')).toBeVisible();
  },
};

/** Print the page to see it: on screen it is hidden. */
export const OnPaperOnly: Story = {
  render: (args) => <PrintedPrescription {...args} />,
  play: async () => {
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(screen.getByText('Rx')).not.toBeVisible();
  },
};

export const FortyMedicines: Story = {
  args: { record: { ...prescribedRecord, prescriptionLines: prescriptionLines(40) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(41);
  },
};

export const ByVideoWithASignature: Story = {
  args: {
    record: { ...prescribedRecord, issued: issued && { ...issued, appointmentType: 'video' } },
    signature:
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><path d="M5 50Q40 0 60 40T120 30T195 20" fill="none" stroke="black" stroke-width="3"/></svg>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By video')).toBeVisible();
    await expect(canvas.queryByText(/Setubandh/)).toBeNull();
  },
};

export const ByPhoneToABaby: Story = {
  args: {
    record: { ...prescribedRecord, issued: issued && { ...issued, appointmentType: 'phone' } },
    facts: { dateOfBirth: '2026-09-01', allergies: '', medicines: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By phone')).toBeVisible();
    await expect(canvas.getByText('Under 1 year')).toBeVisible();
    await expect(canvas.queryByText('Sex')).toBeNull();
  },
};

export const FromBeforeThereWereMedicines: Story = {
  args: { record: oldRecord, facts: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meera Nair')).toBeVisible();
    await expect(canvas.queryByText(/Registration/)).toBeNull();
    await expect(canvas.queryByText('Age')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByText(/Cetirizine 10 mg, one at night for 10 days/)).toBeVisible();
  },
};

export const NothingPrescribed: Story = {
  args: { record: { ...oldRecord, prescription: '', notes: '', vitals: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No medicines were prescribed.')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    record: {
      ...longRecord,
      issued,
      prescriptionLines: [
        { medicine: 'Paracetamol'.repeat(18), dose: '1'.repeat(100), remarks: 'x'.repeat(300) },
        { medicine: '<script>alert(1)</script>' },
      ],
    },
  },
};

export const InHindi: Story = {
  args: {
    record: { ...hindiRecord, issued: issued && { ...issued, patientName: 'मीरा नायर' } },
  },
};
