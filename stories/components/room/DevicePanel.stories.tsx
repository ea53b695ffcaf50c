import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DevicePanel } from '../../../src/components/room/DevicePanel/DevicePanel.tsx';
import {
  brokenDevice,
  runningCamera,
  runningMicrophone,
  uncheckedDevice,
} from '../../fixtures/devices.ts';

const meta = {
  component: DevicePanel,
  argTypes: {
    kind: { options: ['camera', 'microphone'], control: 'radio' },
  },
  args: {
    kind: 'camera',
    device: uncheckedDevice,
    level: 0,
    onSelect: fn(),
    onToggle: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DevicePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Camera: Story = {
  render: (args) => <DevicePanel {...args} device={runningCamera()} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Camera' }));
    await userEvent.click(await screen.findByRole('option', { name: /USB/ }));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('usb'));
    await userEvent.click(canvas.getByRole('button', { name: 'Turn camera off' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const CameraOff: Story = {
  args: { device: { ...uncheckedDevice, state: { status: 'off' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Turn camera on' })).toBeVisible();
  },
};

export const Microphone: Story = {
  args: { kind: 'microphone', level: 6 },
  render: (args) => <DevicePanel {...args} device={runningMicrophone()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '6');
    await expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible();
  },
};

export const Muted: Story = {
  args: { kind: 'microphone', device: { ...uncheckedDevice, state: { status: 'off' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

export const AnotherOneIsStarting: Story = {
  render: (args) => (
    <DevicePanel {...args} device={{ ...runningCamera(), isRequestingPermission: true }} />
  ),
};

export const NamelessDevices: Story = {
  render: (args) => (
    <DevicePanel
      {...args}
      device={{
        ...runningCamera(),
        choices: [
          { id: 'front', label: '' },
          { id: 'rear', label: '' },
        ],
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Camera' })).toHaveTextContent('Camera 1');
  },
};

export const InUseWithAnotherToChoose: Story = {
  render: (args) => (
    <DevicePanel
      {...args}
      device={{ ...brokenDevice('in-use'), choices: runningCamera().choices }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Camera' })).toHaveTextContent('Choose one');
  },
};

export const RunsAfterAnotherTry: Story = {
  render: function Retrying(args) {
    const [device, setDevice] = useState(brokenDevice('in-use'));
    return <DevicePanel {...args} device={device} onRetry={() => setDevice(runningCamera())} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Turn camera off' })).toHaveFocus(),
    );
  },
};
