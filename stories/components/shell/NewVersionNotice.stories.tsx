import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NewVersionNotice } from '../../../src/components/shell/NewVersionNotice/NewVersionNotice.tsx';

const meta = {
  component: NewVersionNotice,
  args: { isOutdated: true, onReload: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewVersionNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AfterARelease: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
