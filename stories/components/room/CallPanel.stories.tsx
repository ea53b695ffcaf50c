import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CallPanel } from '../../../src/components/room/CallPanel/CallPanel.tsx';
import { CallMessages, CallNotes } from '../../CallPanels.tsx';

const meta = {
  component: CallPanel,
  args: { id: 'panel', title: 'Messages', onClose: fn(), children: null },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: '36rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CallPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  args: { isPadded: false, children: <CallMessages /> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Notes: Story = {
  args: { title: 'Visit notes', takesFocus: true, children: <CallNotes /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Visit notes' })).toHaveFocus());
  },
};
