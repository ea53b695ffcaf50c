import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CallInvitation } from '../../../src/components/room/CallInvitation/CallInvitation.tsx';

const meta = {
  component: CallInvitation,
  args: { partnerName: 'Dr. Krishnan', onJoin: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CallInvitation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TheDoctorWaits: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Dr. Krishnan is waiting for you.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join call' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const NoOneWaits: Story = {
  args: { partnerName: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
