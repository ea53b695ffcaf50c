import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PartnerReminder } from '../../../src/components/room/PartnerReminder/PartnerReminder.tsx';

const meta = {
  component: PartnerReminder,
  args: {
    label: 'Tell Dr. Krishnan you missed each other',
    reminder: null,
    onRemind: fn(),
  },
} satisfies Meta<typeof PartnerReminder>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneTap: Story = {
  render: function OneTap(args) {
    const [reminder, setReminder] = useState(args.reminder);
    const send = () => setReminder({ text: 'Sending your message', hasFailed: false });
    return <PartnerReminder {...args} reminder={reminder} onRemind={send} />;
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Sending your message');
    await expect(status).toHaveFocus();
  },
};

export const Sent: Story = {
  args: { reminder: { text: 'Your message was sent.', hasFailed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your message was sent.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { reminder: { text: 'Your message was not sent.', hasFailed: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your message was not sent.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRemind).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  args: {
    label: 'Tell Dr. Thiruvenkatanathapuramsubramaniam you were here',
  },
  globals: { viewport: { value: 'phone' } },
};
