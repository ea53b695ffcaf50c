import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClientOnly } from '../../../src/ui/lazy/ClientOnly/ClientOnly.tsx';

const meta = {
  component: ClientOnly,
  args: { children: '25 min' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof ClientOnly>;

export default meta;

export const OnARunningPage: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25 min')).toBeVisible();
  },
};
