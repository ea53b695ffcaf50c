import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../../../src/components/shell/Wordmark/Wordmark.tsx';
import { color } from '../../../src/theme/vars.css.ts';

const meta = {
  component: Wordmark,
} satisfies Meta<typeof Wordmark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {};

export const OnADeepBand: Story = {
  args: { ground: 'deep' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: color.deep }}>
        <Story />
      </div>
    ),
  ],
};
