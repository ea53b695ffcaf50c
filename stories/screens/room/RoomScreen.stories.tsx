import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CallView } from '../../../src/domain/calls/call.ts';
import type { CheckedDevices } from '../../../src/domain/room/device-check.ts';
import { HealthRequestPrompt } from '../../../src/components/records/HealthRequestPrompt/HealthRequestPrompt.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { RoomScreen, type RoomCall } from '../../../src/screens/room/RoomScreen/RoomScreen.tsx';
import { CallMessages, CallNotes } from '../../CallPanels.tsx';
import { role } from '../../../src/contract/common.ts';
import {
  cancelledVisit,
  hindiNamedVisit,
  longNamedVisit,
  now,
  pendingVisit,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import { connectedView, sentAll, waitingView, withPictures } from '../../fixtures/calls.ts';
import {
  brokenDevice,
  runningCamera,
  runningMicrophone,
  uncheckedDevice,
} from '../../fixtures/devices.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const today = { ...scheduledVisit, date: '2026-11-21', time: '10:15' };
const ready = (data: typeof scheduledVisit) => ({ status: 'ready', data }) as const;

const call: RoomCall = {
  view: null,
  isPartnerWaiting: false,
  isDirectOnly: false,
  refusal: null,
  reminder: null,
  canShareScreen: true,
  onPictureInPicture: fn(),
  messages: <CallMessages />,
  notes: null,
  request: null,
  onJoin: fn(),
  onRemind: fn(),
  onDeviceToggle: fn(),
  onDeviceSelect: fn(),
  onDeviceDismiss: fn(),
  onScreenToggle: fn(),
  onAudioOnlyChange: fn(),
  onHangUp: fn(),
  leaving: { isAsked: false, onStay: fn(), onLeave: fn() },
};

const meta = {
  component: RoomScreen,
  argTypes: {
    viewer: { options: role.options, control: 'radio' },
  },
  parameters: { layout: 'fullscreen' },
  args: {
    appointment: ready(today),
    viewer: 'patient',
    check: {
      devices: { camera: uncheckedDevice, microphone: uncheckedDevice },
      level: 0,
      onCheck: fn(),
      onOpen: fn(),
      onToggle: fn(),
    },
    call,
    now,
    viewerTimeZone: 'Asia/Kolkata',
    appointmentsHref: '#appointments',
    recordsHref: '#records',
    visitHref: '#visit',
    bookHref: (id) => `#book-${id}`,
    messageHref: (id) => `#message-${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof RoomScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Creating the stream requires a document. */
const withDevices = (devices: () => CheckedDevices, level = 0): Story['render'] =>
  function WithDevices(args) {
    const [made] = useState(devices);
    return <RoomScreen {...args} check={{ ...args.check, devices: made, level }} />;
  };

export const BeforeTheCheck: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Video visit with Dr. Farah Qureshi',
    );
    await expect(canvas.getByText('Please be ready 10 minutes early.')).toBeVisible();
    await expect(canvas.getByText('Starts in 15 minutes')).toBeVisible();
    await expect(canvas.getByText('You join as Meera Nair.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Join call' })).toHaveAccessibleDescription(
      'Check your microphone first. You need one to join.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check camera and microphone' }));
    await expect(args.check.onCheck).toHaveBeenCalledOnce();
  },
};

export const DevicesReady: Story = {
  render: withDevices(() => ({ camera: runningCamera(), microphone: runningMicrophone() }), 6),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your devices are ready.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.check.onToggle).toHaveBeenCalledWith('microphone');
    await expect(canvas.getByRole('link', { name: 'Message Dr. Qureshi' })).toHaveAttribute(
      'href',
      '#message-doctor-farah',
    );
    await expect(canvas.getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+91/),
    );
  },
};

export const OnAPhone: Story = {
  ...DevicesReady,
  globals: { viewport: { value: 'phone' } },
};

export const CheckMovesTheFocusOn: Story = {
  render: function Checking(args) {
    const [devices, setDevices] = useState(args.check.devices);
    const onCheck = () => setDevices({ camera: runningCamera(), microphone: runningMicrophone() });
    return <RoomScreen {...args} check={{ ...args.check, devices, onCheck }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check camera and microphone' }));
    await expect(document.activeElement).toHaveTextContent('Your devices are ready.');
  },
};

export const WithoutACamera: Story = {
  render: withDevices(() => ({
    camera: brokenDevice('missing'),
    microphone: runningMicrophone(),
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/you will be heard, but not seen/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.check.onOpen).toHaveBeenCalledWith('camera', '');
  },
};

export const MicrophoneInUse: Story = {
  render: withDevices(() => ({ camera: runningCamera(), microphone: brokenDevice('in-use') })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nobody can hear you/)).toBeVisible();
  },
};

export const NotAllowed: Story = {
  render: withDevices(() => ({
    camera: brokenDevice('denied'),
    microphone: brokenDevice('denied'),
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.check.onCheck).toHaveBeenCalledOnce();
  },
};

export const NotOpenedSecurely: Story = {
  render: withDevices(() => ({
    camera: brokenDevice('insecure'),
    microphone: brokenDevice('insecure'),
  })),
};

export const OfTheDoctor: Story = {
  args: { viewer: 'doctor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Video visit with Meera Nair',
    );
    await expect(canvas.getByRole('link', { name: 'Write visit notes' })).toHaveAttribute(
      'href',
      '#visit',
    );
    await expect(canvas.queryByRole('link', { name: /^Call / })).toBeNull();
    await expect(canvas.queryByText(/earlier reports/)).not.toBeInTheDocument();
  },
};

const allReady = () => ({ camera: runningCamera(), microphone: runningMicrophone() });

export const JoinsAfterConsent: Story = {
  render: withDevices(allReady),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join call' }));
    const consent = canvas.getByRole('checkbox', { name: /I agree to a video consultation/ });
    await waitFor(() => expect(consent).toHaveFocus());
    await expect(consent).toHaveAccessibleDescription('Tick this box to join the call.');
    await expect(args.call.onJoin).not.toHaveBeenCalled();
    await userEvent.click(consent);
    await userEvent.click(canvas.getByRole('button', { name: 'Join call' }));
    await expect(args.call.onJoin).toHaveBeenCalledWith(true);
  },
};

export const TheDoctorIsWaiting: Story = {
  args: {
    appointment: ready({ ...today, callConsentAt: '2026-11-21T04:20:00Z' }),
    call: { ...call, isPartnerWaiting: true, isDirectOnly: true },
  },
  render: withDevices(allReady),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Dr. Qureshi is waiting')).toBeVisible();
    await expect(canvas.getByText(/Some office networks/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Join call' }));
    await expect(args.call.onJoin).toHaveBeenCalledWith(false);
  },
};

export const BeforeItsDay: Story = {
  args: { appointment: ready({ ...today, date: '2026-11-23' }) },
  render: withDevices(allReady),
  play: async ({ canvas }) => {
    const join = canvas.getByRole('button', { name: 'Join call' });
    await expect(join).toBeDisabled();
    await expect(join).toHaveAccessibleDescription('You can join on the day, Mon 23 Nov.');
  },
};

export const ConsentWasMissing: Story = {
  args: { call: { ...call, view: { ...waitingView, problem: 'consent-needed' } } },
  render: withDevices(allReady),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tick this box to join the call.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
  },
};

const inCall = (
  view: CallView,
  changes: Partial<RoomCall> = {},
  devices: () => CheckedDevices = allReady,
): Pick<Story, 'render'> => ({
  render: function InCall(args) {
    const isDoctor = args.viewer === 'doctor';
    const [made] = useState(devices);
    const [shown, setShown] = useState(() =>
      isDoctor ? withPictures(view, 'meera', 'farah') : withPictures(view),
    );
    const own = (change: Partial<CallView['own']>) =>
      setShown((before) => ({ ...before, own: { ...before.own, ...change } }));
    return (
      <RoomScreen
        {...args}
        check={{ ...args.check, devices: made }}
        call={{
          ...args.call,
          notes: isDoctor ? <CallNotes /> : null,
          ...changes,
          view: shown,
          onDeviceToggle: (kind) => {
            args.call.onDeviceToggle(kind);
            own({ [kind]: !shown.own[kind] });
          },
          onScreenToggle: () => {
            args.call.onScreenToggle();
            own({ screen: !shown.own.screen });
          },
        }}
      />
    );
  },
});

export const WholeCall: Story = {
  render: function WholeCall(args) {
    const [devices] = useState(allReady);
    const [own] = useState(() => withPictures(waitingView).ownStream);
    const [picture] = useState(() => withPictures(connectedView).partner.stream);
    const { view } = args.call;
    const stream = view?.partner.media ? picture : null;
    const shown = view && {
      ...view,
      partner: { ...view.partner, stream },
      ownStream: view.own.camera ? own : null,
    };
    return (
      <RoomScreen
        {...args}
        check={{ ...args.check, devices }}
        call={{ ...call, ...args.call, view: shown }}
      />
    );
  },
};

export const Joining: Story = { ...inCall({ ...waitingView, phase: 'joining' }) };

export const WaitingForTheDoctor: Story = {
  ...inCall(waitingView),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByText('Waiting for Dr. Qureshi')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Tell / })).toBeNull();
  },
};

export const TheDoctorIsLate: Story = {
  args: { appointment: ready({ ...today, time: '09:55' }) },
  ...inCall(waitingView),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell Dr. Qureshi you are here' }));
    await expect(args.call.onRemind).toHaveBeenCalledOnce();
  },
};

export const TheDoctorWasReminded: Story = {
  args: { appointment: ready({ ...today, time: '09:55' }) },
  ...inCall(waitingView, { reminder: { text: 'Your message was sent.', hasFailed: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your message was sent.')).toBeVisible();
  },
};

export const Connecting: Story = { ...inCall({ ...waitingView, phase: 'connecting' }) };

export const TheDoctorAsksForHealthFacts: Story = {
  ...inCall(connectedView, {
    request: (
      <HealthRequestPrompt
        doctorName="Farah Qureshi"
        visitDate={null}
        lastDay="2026-12-05"
        hasNoAllergies
        healthHref="#records"
        submission={idleSubmission}
        onAnswer={fn()}
      />
    ),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show them' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hang up' })).toBeVisible();
  },
};

export const TheDoctorAsksOnAPhoneHeldSideways: Story = {
  ...TheDoctorAsksForHealthFacts,
  parameters: {
    viewport: {
      options: { sideways: { name: 'Sideways', styles: { width: '844px', height: '390px' } } },
    },
  },
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvas }) => {
    if (!window.matchMedia('(max-height: 30em) and (orientation: landscape)').matches) return;
    const show = canvas.getByRole('button', { name: 'Show them' }).getBoundingClientRect();
    await expect(show.bottom).toBeLessThanOrEqual(window.innerHeight);
    const request = canvas.getByRole('region', { name: /^Request of/ });
    await expect(request.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth / 2);
    await expect(request.parentElement?.scrollHeight).toBe(request.parentElement?.clientHeight);
  },
};

export const Connected: Story = {
  ...inCall(connectedView),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Video visit with Dr. Farah Qureshi');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('In the call for 12 minutes')).toBeVisible();
    await expect(canvas.getByLabelText('Video of Dr. Farah Qureshi')).toBeVisible();
  },
};

export const ConnectedOnAPhone: Story = {
  ...inCall(connectedView),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const hangUp = canvas.getByRole('button', { name: 'Hang up' }).getBoundingClientRect();
    await expect(hangUp.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const ConnectedOfTheDoctor: Story = {
  args: { viewer: 'doctor' },
  ...inCall(connectedView),
  play: async ({ canvas }) => {
    if (window.innerWidth < 1024) {
      await userEvent.click(canvas.getByRole('button', { name: 'Notes' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Visit notes' })).toHaveFocus(),
      );
    }
    await expect(canvas.getByRole('textbox', { name: 'Diagnosis' })).toBeVisible();
  },
};

export const ByKeys: Story = {
  ...inCall(connectedView),
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('m');
    await expect(args.call.onDeviceToggle).toHaveBeenLastCalledWith('microphone');
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(canvas.getByText('You are muted.')).toBeInTheDocument();
    await userEvent.keyboard('v');
    await expect(args.call.onDeviceToggle).toHaveBeenLastCalledWith('camera');
    await userEvent.keyboard('s');
    await expect(args.call.onScreenToggle).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}m{/Control}');
    await expect(args.call.onDeviceToggle).toHaveBeenCalledTimes(2);
  },
};

export const KeysWhileTyping: Story = {
  ...inCall(connectedView),
  play: async ({ canvas, args }) => {
    const messages = canvas.getByRole('button', { name: 'Messages' });
    if (messages.getAttribute('aria-expanded') === 'false') await userEvent.click(messages);
    await userEvent.type(canvas.getByRole('textbox'), 'my vision');
    await expect(args.call.onDeviceToggle).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(messages).toHaveFocus());
  },
};

export const PictureMovesByArrowKeys: Story = {
  ...inCall(connectedView),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Your picture, bottom right/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('Your picture is at the bottom left.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Your picture, top left/ })).toHaveFocus(),
    );
  },
};

export const KeysShown: Story = {
  ...inCall(connectedView),
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getByRole('row', { name: 'M Mute or unmute' })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Use letter shortcuts' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Mute' })).not.toHaveAttribute(
      'aria-keyshortcuts',
    );
    await userEvent.keyboard('m');
    await expect(args.call.onDeviceToggle).not.toHaveBeenCalled();
  },
};

export const AnotherCamera: Story = {
  ...inCall(connectedView),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Use USB/ }));
    await expect(args.call.onDeviceSelect).toHaveBeenCalledWith('camera', 'usb');
  },
};

export const WithoutScreenOrSmallWindow: Story = {
  ...inCall(connectedView, { canShareScreen: false, onPictureInPicture: null }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Share screen' })).toBeNull();
  },
};

const partner = (media: Partial<CallView['own']>): CallView => ({
  ...connectedView,
  partner: { ...connectedView.partner, media: { ...sentAll, ...media } },
});

export const PartnerMuted: Story = {
  ...inCall(partner({ microphone: false })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Muted')).toBeVisible();
  },
};

export const PartnerCameraOff: Story = {
  ...inCall(partner({ camera: false })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dr. Qureshi’s camera is off')).toBeVisible();
  },
};

export const PartnerSharesTheScreen: Story = {
  ...inCall(partner({ screen: true })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sharing the screen')).toBeVisible();
  },
};

export const SharingTheScreen: Story = {
  ...inCall({ ...connectedView, own: { ...sentAll, screen: true } }),
};

export const ScreenDenied: Story = {
  ...inCall({ ...connectedView, problem: 'screen-denied' }),
};

export const OwnCameraOff: Story = {
  ...inCall({ ...connectedView, own: { ...sentAll, camera: false } }),
};

export const PoorLine: Story = { ...inCall({ ...connectedView, quality: 'poor' }) };

export const BadLine: Story = { ...inCall({ ...connectedView, quality: 'bad' }) };

export const SoundOnlyOffered: Story = {
  ...inCall({ ...connectedView, quality: 'bad', audioOnly: 'offered' }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use sound only' }));
    await expect(args.call.onAudioOnlyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep video' }));
    await expect(args.call.onAudioOnlyChange).toHaveBeenLastCalledWith(false);
  },
};

export const SoundOnlyChosen: Story = {
  ...inCall({ ...connectedView, audioOnly: 'chosen' }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn video back on' }));
    await expect(args.call.onAudioOnlyChange).toHaveBeenCalledWith(false);
  },
};

export const SoundOnlyAutomatic: Story = {
  ...inCall({ ...connectedView, quality: 'bad', audioOnly: 'automatic' }),
};

export const Reconnecting: Story = { ...inCall({ ...connectedView, phase: 'reconnecting' }) };

export const SignallingLost: Story = {
  ...inCall({ ...connectedView, isSignallingLost: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The call goes on/)).toBeVisible();
  },
};

export const PartnerLeft: Story = {
  ...inCall({ ...waitingView, connectedAt: connectedView.connectedAt }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End the call' }));
    await expect(args.call.onHangUp).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep waiting' }));
    await expect(canvas.queryByText('Dr. Qureshi has left the call.')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const MicrophoneUnplugged: Story = {
  ...inCall({ ...connectedView, own: { ...sentAll, microphone: false } }, {}, () => ({
    camera: runningCamera(),
    microphone: brokenDevice('missing'),
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No microphone was found');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.call.onDeviceToggle).toHaveBeenCalledWith('microphone');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on without your microphone' }));
    await expect(args.call.onDeviceDismiss).toHaveBeenCalledWith('microphone');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const CameraStopped: Story = {
  ...inCall({
    ...connectedView,
    problem: 'no-camera',
    own: { ...sentAll, camera: false },
  }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.call.onDeviceToggle).toHaveBeenCalledWith('camera');
  },
};

export const PartnerReceivesSoundOnly: Story = {
  ...inCall({ ...connectedView, partner: { ...connectedView.partner, isAudioOnly: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Has sound only')).toBeVisible();
  },
};

const onStay = fn();

const endedView: CallView = { ...connectedView, phase: 'ended' };

export const Ended: Story = {
  ...inCall(endedView),
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'The call has ended' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('link', { name: 'Book a follow-up' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join again' }));
    await expect(args.call.onJoin).toHaveBeenCalledWith(false);
  },
};

export const EndedForTheDoctor: Story = {
  args: { viewer: 'doctor' },
  ...inCall(endedView),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write visit notes' })).toHaveAttribute(
      'href',
      '#visit',
    );
  },
};

export const EndedAndCompleted: Story = {
  args: { appointment: ready({ ...today, status: 'completed' }) },
  ...inCall(endedView),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Join again' })).toBeNull();
  },
};

export const LeftBeforeTheDoctorCame: Story = {
  ...inCall({ ...waitingView, phase: 'ended' }),
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'You have left the call' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tell Dr. Qureshi you were here' }));
    await expect(args.call.onRemind).toHaveBeenCalledWith('I was in the room for our video visit.');
  },
};

export const ALinkAsksBeforeItLeaves: Story = {
  ...inCall(connectedView, { leaving: { isAsked: true, onStay, onLeave: fn() } }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave the call?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay in the call' }));
    await expect(onStay).toHaveBeenCalledOnce();
  },
};

export const TakenOver: Story = {
  ...inCall({ ...connectedView, phase: 'taken-over' }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue here' }));
    await expect(args.call.onJoin).toHaveBeenCalledWith(false);
  },
};

const failed = (problem: CallView['problem']): CallView => ({
  ...waitingView,
  phase: 'connecting',
  problem,
});

export const UnsupportedBrowser: Story = {
  ...inCall(failed('unsupported')),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const NoLine: Story = {
  ...inCall({ ...failed('no-connection'), isDirectOnly: true }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Try mobile data, or phone the clinic/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.call.onJoin).toHaveBeenCalledWith(false);
  },
};

export const Refused: Story = {
  ...inCall(failed('refused'), { refusal: 'This appointment is cancelled.' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This appointment is cancelled.')).toBeVisible();
  },
};

export const CallFailed: Story = { ...inCall(failed('failed')) };

export const FromAnotherTimeZone: Story = {
  args: { viewerTimeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/All times are India Standard Time/)).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    appointment: ready({ ...longNamedVisit, appointmentType: 'video', status: 'scheduled' }),
  },
};

export const NotAVideoVisit: Story = {
  args: { appointment: ready({ ...today, appointmentType: 'phone' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This is a phone visit with Dr. Qureshi on Sat 21 Nov at 10:15 am.'),
    ).toBeVisible();
  },
};

export const InPersonForItsDoctor: Story = {
  args: { viewer: 'doctor', appointment: ready({ ...today, appointmentType: 'in-person' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the visit' })).toHaveAttribute(
      'href',
      '#visit',
    );
  },
};

export const NotConfirmedYet: Story = {
  args: { appointment: ready({ ...pendingVisit, appointmentType: 'video' }) },
};

export const NotAcceptedYet: Story = {
  args: { viewer: 'doctor', appointment: ready({ ...pendingVisit, appointmentType: 'video' }) },
};

export const Cancelled: Story = {
  args: { appointment: ready({ ...cancelledVisit, appointmentType: 'video' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dr. Menon has cancelled.*emergency/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book again' })).toBeVisible();
  },
};

export const CancelledByADoctorWhoTakesNoVisits: Story = {
  args: {
    appointment: ready({
      ...cancelledVisit,
      appointmentType: 'video',
      doctor: { ...cancelledVisit.doctor, takesVisits: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Book again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View appointments' })).toBeVisible();
  },
};

export const CancelledByOneself: Story = {
  args: { appointment: ready({ ...today, status: 'cancelled', cancelledBy: 'patient' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have cancelled/)).toBeVisible();
  },
};

export const Over: Story = {
  args: { appointment: ready({ ...today, status: 'completed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See medical records' })).toBeVisible();
  },
};

export const OverForItsDoctor: Story = {
  args: { viewer: 'doctor', appointment: ready({ ...today, status: 'completed' }) },
};

export const OfAnEarlierDay: Story = {
  args: { appointment: ready({ ...today, date: '2026-11-20' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Message Dr. Qureshi' })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Tell Dr. Qureshi you missed each other' }),
    );
    await expect(args.call.onRemind).toHaveBeenCalledWith(
      'We missed each other at our video visit on Fri 20 Nov. Can we find another time?',
    );
  },
};

export const OfAnEarlierDayForItsDoctor: Story = {
  args: { viewer: 'doctor', appointment: ready({ ...today, date: '2026-11-20' }) },
};

export const NotTheirs: Story = {
  args: { appointment: { status: 'error', reason: 'not-found', message: 'Appointment not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Visit not found');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { appointment: { status: 'loading' } } };

export const Failed: Story = {
  args: { appointment: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { appointment: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const HindiName: Story = {
  args: {
    appointment: ready({ ...hindiNamedVisit, appointmentType: 'video', status: 'scheduled' }),
  },
};

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
