import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, SendHorizontal, X } from 'lucide-react';
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Close menu', icon: <X aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InABar: Story = {};

export const OnItsOwn: Story = {
  args: { label: 'Next', look: 'outlined', icon: <ArrowRight aria-hidden="true" /> },
};

export const MainAction: Story = {
  args: { label: 'Send', look: 'primary', icon: <SendHorizontal aria-hidden="true" /> },
};

export const MainActionNotYet: Story = {
  args: { ...MainAction.args, 'aria-disabled': true },
};
