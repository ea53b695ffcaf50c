import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordDetails } from '../../../src/components/records/RecordDetails/RecordDetails.tsx';
import { hindiRecord, longRecord, prescriptionLines, records } from '../../fixtures/records.ts';

const [record = longRecord] = records;

const meta = {
  component: RecordDetails,
  args: { record },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16 }}>
        <h1>{record.diagnosis}</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecordDetails>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Prescription',
      'Notes',
      'Readings',
    ]);
    await expect(canvas.getByText('118/76 mmHg')).toBeVisible();
  },
};

export const Medicines: Story = {
  args: {
    record: {
      prescription: '',
      notes: '',
      prescriptionLines: [
        ...prescriptionLines(2),
        { medicine: '<script>alert(1)</script>' },
        { medicine: 'Paracetamol '.repeat(16).trim(), remarks: 'After food. '.repeat(25).trim() },
      ],
    },
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    await expect(lines).toHaveLength(4);
    await expect(lines[0]).toHaveTextContent('Cetirizine 10 mg1 tablet · At night · 10 days');
    await expect(lines[1]).toHaveTextContent('At most three a day');
    await expect(lines[2]).toHaveTextContent('<script>alert(1)</script>');
    await expect(canvas.queryByText('No medicines were prescribed.')).toBeNull();
  },
};

export const NothingPrescribedNorMeasured: Story = {
  args: { record: { prescription: '', notes: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No medicines were prescribed.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Readings' })).toBeNull();
  },
};

export const WithinAPart: Story = {
  args: { headingLevel: 3 },
  render: (args) => (
    <section>
      <h2>Medical history</h2>
      <RecordDetails {...args} />
    </section>
  ),
};

export const LongTexts: Story = { args: { record: longRecord } };

export const InHindi: Story = { args: { record: hindiRecord } };
