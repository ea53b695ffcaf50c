import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordRow } from '../../../src/components/records/RecordRow/RecordRow.tsx';
import { hindiRecord, longRecord, records } from '../../fixtures/records.ts';

const [record = longRecord] = records;

const meta = {
  component: RecordRow,
  args: { record, href: '#record' },
  decorators: [
    (Story, { parameters }) => (
      <ul dir={parameters['isRightToLeft'] ? 'rtl' : 'ltr'}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof RecordRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    const name = 'Seasonal allergic rhinitis, 8 Nov 2026, Dr. Farah Qureshi';
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#record');
    await expect(canvas.getByText('8 Nov 2026')).toBeVisible();
  },
};

export const LongDiagnosis: Story = { args: { record: longRecord } };

export const InHindi: Story = { args: { record: hindiRecord } };

export const OneOfEachSpecialty: Story = {
  render: ({ href }) => (
    <>
      {records.map((each) => (
        <RecordRow key={each.id} record={each} href={href} />
      ))}
    </>
  ),
};

export const RightToLeft: Story = { ...InHindi, parameters: { isRightToLeft: true } };
