import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountBadge } from '../../../src/components/notices/CountBadge/CountBadge.tsx';

const meta = {
  component: CountBadge,
  args: { count: 1 },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 new update')).toBeInTheDocument();
  },
};

export const Several: Story = { args: { count: 12 } };

export const MoreThanFit: Story = {
  args: { count: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
