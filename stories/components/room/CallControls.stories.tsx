import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CallControls } from '../../../src/components/room/CallControls/CallControls.tsx';
import { sentAll } from '../../fixtures/calls.ts';
import { runningCamera, runningMicrophone, uncheckedDevice } from '../../fixtures/devices.ts';

const meta = {
  component: CallControls,
  args: {
    own: sentAll,
    audioOnly: 'off',
    devices: { camera: uncheckedDevice, microphone: uncheckedDevice },
    panels: ['messages', 'notes'],
    openPanel: null,
    panelId: 'panel',
    canShareScreen: true,
    areKeysOn: true,
    onPictureInPicture: fn(),
    onToggle: fn(),
    onDeviceSelect: fn(),
    onScreenToggle: fn(),
    onAudioOnlyChange: fn(),
    onPanelToggle: fn(),
    onHangUp: fn(),
  },
  parameters: { docs: { story: { inline: false } } },
  render: function WithDevices(args) {
    const [devices] = useState(() => ({
      camera: runningCamera(),
      microphone: runningMicrophone(),
    }));
    return <CallControls {...args} devices={devices} />;
  },
} satisfies Meta<typeof CallControls>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllOn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.onToggle).toHaveBeenCalledWith('microphone');
    await userEvent.click(canvas.getByRole('button', { name: 'Notes' }));
    await expect(args.onPanelToggle).toHaveBeenCalledWith('notes');
    await userEvent.click(canvas.getByRole('button', { name: 'Hang up' }));
    await expect(args.onHangUp).toHaveBeenCalledOnce();
  },
};

export const MutedWithoutCamera: Story = {
  args: { own: { microphone: false, camera: false, screen: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn camera on' })).toBeVisible();
  },
};

export const SharingWithNotesOpen: Story = {
  args: { own: { ...sentAll, screen: true }, openPanel: 'notes' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <section id="panel" aria-label="Notes" />
      </>
    ),
  ],
};

export const OnAPhone: Story = {
  args: { canShareScreen: false },
  globals: { viewport: { value: 'phone' } },
};

export const MenuOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Headset, in use' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Use sound only' }));
    await expect(args.onAudioOnlyChange).toHaveBeenCalledWith(true);
  },
};
