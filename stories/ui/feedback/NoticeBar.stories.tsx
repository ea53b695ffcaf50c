import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { NoticeBar } from '../../../src/ui/feedback/NoticeBar/NoticeBar.tsx';

const meta = {
  component: NoticeBar,
  parameters: { layout: 'fullscreen' },
  args: {
    glyph: RefreshCw,
    text: 'A new version is available.',
    action: 'Reload',
    onAction: fn(),
  },
} satisfies Meta<typeof NoticeBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
