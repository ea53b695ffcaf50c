import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PartnerReminder } from '../../../src/components/room/PartnerReminder/PartnerReminder.tsx';

const meta = {
  component: PartnerReminder,
  args: {
    name: 'Dr. Krishnan',
    label: 'Tell Dr. Krishnan you missed each other',
    hasReminded: false,
    onRemind: fn(),
  },
} satisfies Meta<typeof PartnerReminder>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneTap: Story = {
  render: function OneTap(args) {
    const [hasReminded, setReminded] = useState(args.hasReminded);
    return (
      <PartnerReminder {...args} hasReminded={hasReminded} onRemind={() => setReminded(true)} />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(canvas.getByRole('status')).toHaveTextContent('We have messaged Dr. Krishnan.');
  },
};

export const Reminded: Story = { args: { hasReminded: true } };

export const LongName: Story = {
  args: {
    name: 'Dr. Thiruvenkatanathapuramsubramaniam',
    label: 'Tell Dr. Thiruvenkatanathapuramsubramaniam you were here',
  },
  globals: { viewport: { value: 'phone' } },
};
