import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../src/ui/forms/Button/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack/Stack.tsx';
import { spaceControl } from '../../space.ts';

const meta = {
  component: Stack,
  args: { gap: 's4' },
  argTypes: {
    gap: spaceControl,
    align: { control: 'select', options: ['start', 'center'] },
    as: { control: false },
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    as: 'ul',
    children: [
      <li key="rest">Rest for two days.</li>,
      <li key="water">Drink water every hour.</li>,
      <li key="call">Call again if the fever stays.</li>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

export const AlignedAtTheStart: Story = {
  args: {
    align: 'start',
    children: [
      <p key="text">Your visit is on Wednesday.</p>,
      <Button key="button">See the visit</Button>,
    ],
  },
};
