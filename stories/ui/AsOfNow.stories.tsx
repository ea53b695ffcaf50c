import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AsOfNow } from '../../src/ui/AsOfNow/AsOfNow.tsx';

const meta = {
  component: AsOfNow,
  args: { children: '25 min' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof AsOfNow>;

export default meta;

export const OnARunningPage: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25 min')).toBeVisible();
  },
};
