import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { CallPictures } from '../../../src/components/room/CallPictures/CallPictures.tsx';
import { connectedView, sentAll, waitingView, withPictures } from '../../fixtures/calls.ts';
import { brokenDevice, uncheckedDevice } from '../../fixtures/devices.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: CallPictures,
  args: {
    view: connectedView,
    person: {
      name: 'Dr. Farah Qureshi',
      shortName: 'Dr. Qureshi',
      picture: '/art/people/farah.svg',
      role: 'doctor',
    },
    devices: { camera: uncheckedDevice, microphone: uncheckedDevice },
    isLate: false,
    reminder: null,
    keepsWaiting: false,
    onKeepWaiting: fn(),
    onHangUp: fn(),
    onAudioOnlyChange: fn(),
    onScreenToggle: fn(),
    onDeviceRetry: fn(),
    onDeviceDismiss: fn(),
    onRemind: fn(),
    onAnnounce: fn(),
    onVideo: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: '30rem', maxInlineSize: '50rem' }}>
        <Story />
      </div>
    ),
  ],
  render: function WithPictures(args) {
    const [view] = useState(() => withPictures(args.view));
    return <CallPictures {...args} view={view} />;
  },
} satisfies Meta<typeof CallPictures>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Connected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Video of Dr. Farah Qureshi')).toHaveProperty(
      'srcObject.active',
      true,
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const MovesByArrowKeys: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Your picture/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onAnnounce).toHaveBeenLastCalledWith('Your picture is at the top right.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onAnnounce).toHaveBeenCalledOnce();
  },
};

export const MovesOnAPress: Story = {
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('button', { name: /^Your picture/ });
    const corners = ['bottom left', 'top left', 'top right', 'bottom right'];
    for (const corner of corners) {
      await userEvent.click(picture);
      await expect(args.onAnnounce).toHaveBeenLastCalledWith(`Your picture is at the ${corner}.`);
    }
  },
};

export const MovesByDragging: Story = {
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('button', { name: /^Your picture, bottom right/ });
    const { x, y } = picture.getBoundingClientRect();
    const at = (dx: number, dy: number) => ({
      pointerId: 1,
      clientX: x + 20 + dx,
      clientY: y + 20 + dy,
    });
    picture.setPointerCapture = () => undefined;
    fireEvent.pointerDown(picture, at(0, 0));
    fireEvent.pointerMove(picture, at(-300, -280));
    fireEvent.pointerUp(picture, at(-300, -280));
    fireEvent.click(picture);
    await expect(args.onAnnounce).toHaveBeenCalledOnce();
    await expect(args.onAnnounce).toHaveBeenCalledWith(expect.stringMatching(/ at the top /));
  },
};

export const PartnerCameraOff: Story = {
  args: {
    view: {
      ...connectedView,
      partner: { ...connectedView.partner, media: { ...sentAll, camera: false } },
    },
  },
};

export const Waiting: Story = { args: { view: waitingView, isLate: true } };

export const PartnerLeft: Story = {
  args: { view: { ...waitingView, connectedAt: connectedView.connectedAt } },
};

export const VerySlowLineAndBrokenCamera: Story = {
  args: {
    view: { ...connectedView, quality: 'bad' },
    devices: { camera: brokenDevice('in-use'), microphone: uncheckedDevice },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Your connection is very slow/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onDeviceRetry).toHaveBeenCalledWith('camera');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on without your camera' }));
    await expect(args.onDeviceDismiss).toHaveBeenCalledWith('camera');
  },
};

export const HindiName: Story = {
  args: {
    view: waitingView,
    person: { name: 'Dr. अनन्या कृष्णन', shortName: 'Dr. कृष्णन', picture: null, role: 'doctor' },
  },
};

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
