import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NewMark } from '../../../src/components/notices/NewMark/NewMark.tsx';

const meta = {
  component: NewMark,
  args: { onSeen: fn() },
} satisfies Meta<typeof NewMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheScreen: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

/** Counts as seen only after the page is scrolled. */
export const BelowTheScreen: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await new Promise(requestAnimationFrame);
    await expect(args.onSeen).not.toHaveBeenCalled();
    canvas.getByText('New').scrollIntoView();
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledTimes(1));
  },
};
