import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PatientHistory } from '../../../src/components/appointments/PatientHistory/PatientHistory.tsx';
import { hindiRecord, longRecord, records } from '../../fixtures/records.ts';

const meta = {
  component: PatientHistory,
  args: { records },
  decorators: [
    (Story) => (
      <section style={{ maxInlineSize: 372 }}>
        <h1>A visit</h1>
        <h2>Medical history</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof PatientHistory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('14 Oct 2026, Dr. Harpreet Singh Gill')).toBeVisible();
    await expect(canvas.getByText(/Ibuprofen 400 mg/)).not.toBeVisible();
  },
};

export const OneOpenInItsPlace: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Knee strain, left'));
    await expect(canvas.getByText(/Ibuprofen 400 mg/)).toBeVisible();
    await expect(canvas.getByText('124/80 mmHg')).toBeVisible();
    await expect(canvas.getByText(/Cetirizine/)).not.toBeVisible();
  },
};

export const LongAndHindiTexts: Story = {
  args: { records: [longRecord, hindiRecord] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('घुटने में दर्द'));
    await expect(canvas.getByText('दिन में दो बार मरहम लगाएँ')).toBeVisible();
  },
};
