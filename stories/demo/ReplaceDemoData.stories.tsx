import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReplaceDemoData } from '../../demo/open/ReplaceDemoData.tsx';

const meta = {
  component: ReplaceDemoData,
  args: { downloadUrl: 'data:application/json,{}', onReplace: fn() },
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof ReplaceDemoData>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas, args }) => {
    const download = canvas.getByRole('link', { name: 'Download the data' });
    await expect(download).toHaveAttribute('download', 'caresetu-demo.json');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(args.onReplace).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Start a new demo' }));
    await expect(args.onReplace).toHaveBeenCalledOnce();
  },
};
