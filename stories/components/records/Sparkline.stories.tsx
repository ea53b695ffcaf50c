import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from '../../../src/components/records/Sparkline/Sparkline.tsx';

const pulse = [
  { date: '2026-09-02', value: 76 },
  { date: '2026-10-14', value: 78 },
  { date: '2026-11-08', value: 72 },
];

const meta = {
  component: Sparkline,
  args: { series: [pulse], label: 'Heart rate in bpm' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '160px', padding: '16px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sparkline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Heart rate in bpm: 76 on 2 Sep 2026, 78 on 14 Oct 2026, 72 on 8 Nov 2026',
      }),
    ).toBeVisible();
  },
};

export const TwoSeries: Story = {
  args: {
    label: 'Blood pressure in mmHg',
    series: [pulse.map((reading) => ({ ...reading, value: reading.value + 48 })), pulse],
  },
};

export const NeverChanged: Story = {
  args: { series: [pulse.map((reading) => ({ ...reading, value: 70 }))] },
};
