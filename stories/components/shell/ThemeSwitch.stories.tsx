import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeSwitch } from '../../../src/components/shell/ThemeSwitch/ThemeSwitch.tsx';

const meta = {
  component: ThemeSwitch,
  args: { theme: 'light', onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LightIsOn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark theme' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

export const DarkIsOn: Story = { args: { theme: 'dark' } };
