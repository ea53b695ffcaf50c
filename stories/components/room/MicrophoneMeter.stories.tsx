import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MicrophoneMeter } from '../../../src/components/room/MicrophoneMeter/MicrophoneMeter.tsx';
import { useEffect, useState } from 'react';

const meta = {
  component: MicrophoneMeter,
  args: { level: 0 },
} satisfies Meta<typeof MicrophoneMeter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Silence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Microphone level' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Say a few words');
  },
};

export const HumOfARoom: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Say a few words');
  },
};

export const Voice: Story = { args: { level: 7 } };

export const SilenceAfterAVoice: Story = {
  render: function Fading({ level }) {
    const [current, setCurrent] = useState(8);
    useEffect(() => setCurrent(level), [level]);
    return <MicrophoneMeter level={current} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your microphone works.');
  },
};

export const Loudest: Story = { args: { level: 10 } };
