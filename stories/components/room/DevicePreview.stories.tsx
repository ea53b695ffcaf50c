import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DevicePreview } from '../../../src/components/room/DevicePreview/DevicePreview.tsx';
import { brokenDevice, runningCamera, uncheckedDevice } from '../../fixtures/devices.ts';

const meta = {
  component: DevicePreview,
  args: { camera: uncheckedDevice, onCheck: fn() },
} satisfies Meta<typeof DevicePreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeTheCheck: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check camera and microphone' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const WaitingForTheBrowser: Story = {
  args: { camera: { ...uncheckedDevice, isRequestingPermission: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Choose Allow/)).toBeVisible();
  },
};

export const Picture: Story = {
  render: (args) => <DevicePreview {...args} camera={runningCamera()} />,
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('Your camera');
    await expect(video).toHaveProperty('muted', true);
    await expect(video).toHaveProperty('srcObject.active', true);
  },
};

export const SwitchedOff: Story = {
  args: { camera: { ...uncheckedDevice, state: { status: 'off' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your camera is off.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoPicture: Story = { args: { camera: brokenDevice('in-use') } };
