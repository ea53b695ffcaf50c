import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockNotice } from '../../../src/components/shell/ClockNotice/ClockNotice.tsx';

const meta = {
  component: ClockNotice,
  args: { error: 'behind' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClockNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Behind: Story = {};

export const Ahead: Story = { args: { error: 'ahead' } };
