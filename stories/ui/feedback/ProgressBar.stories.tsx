import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '../../../src/ui/feedback/ProgressBar/ProgressBar.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: ProgressBar,
  args: { label: 'Sending ECG report.pdf', value: 42 },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: args.label })).toHaveValue(42);
  },
};

export const JustBegun: Story = { args: { value: 0 } };

export const Done: Story = { args: { value: 100 } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
