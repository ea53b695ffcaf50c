import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, SendHorizontal, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../../src/ui/forms/IconButton/IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Close menu', icon: <X aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InABar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const OnItsOwn: Story = {
  args: { label: 'Next', variant: 'outlined', icon: <ArrowRight aria-hidden="true" /> },
};

export const MainAction: Story = {
  args: { label: 'Send', variant: 'primary', icon: <SendHorizontal aria-hidden="true" /> },
};

export const MainActionNotYet: Story = {
  args: { ...MainAction.args, 'aria-disabled': true },
};
