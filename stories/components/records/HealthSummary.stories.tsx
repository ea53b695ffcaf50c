import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HealthSummary } from '../../../src/components/records/HealthSummary/HealthSummary.tsx';
import { vitalsHistory } from '../../../src/domain/appointments/dashboard.ts';
import { records } from '../../fixtures/records.ts';

const measured = {
  'Over time': vitalsHistory(records),
  Once: vitalsHistory(records.slice(0, 1)),
  Never: vitalsHistory([]),
};

const meta = {
  component: HealthSummary,
  argTypes: { vitals: { control: 'select', options: Object.keys(measured), mapping: measured } },
  args: { vitals: measured['Over time'] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '372px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HealthSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const MeasuredOverTime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('118/76')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Heart rate in bpm: 76 on/ })).toBeVisible();
  },
};

export const NothingMeasured: Story = {
  args: { vitals: measured.Never },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not measured yet')).toHaveLength(4);
  },
};

export const MeasuredOnce: Story = { args: { vitals: measured.Once } };
