import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NewMessagesBar } from '../../../src/components/messages/NewMessagesBar/NewMessagesBar.tsx';

const meta = {
  component: NewMessagesBar,
  args: { count: 3, onJump: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof NewMessagesBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeNew: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '3 new messages' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onJump).toHaveBeenCalledOnce();
  },
};

export const OneNew: Story = {
  args: { count: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 new message' }));
    await expect(args.onJump).toHaveBeenCalledOnce();
  },
};

export const AfterALongAbsence: Story = { args: { count: 1240 } };
