import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  canShareScreen,
  getDeviceId,
  openBothDevices,
  openDevice,
  openScreen,
  type OpenedDevice,
} from '../../api/browser/media-devices.ts';
import { startCall, type Call } from '../../calls/call.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { User } from '../../contract/auth.ts';
import { callEndpoints } from '../../contract/calls.ts';
import type { CallView } from '../../domain/calls/call.ts';
import {
  deviceKinds,
  type CheckedDevice,
  type CheckedDevices,
  type DeviceKind,
  type DeviceProblem,
} from '../../domain/room/device-check.ts';
import type { RoomCall } from '../../screens/room/RoomScreen/RoomScreen.tsx';
import { createCallLine } from '../../state/calls/call-line.ts';
import { useWaitingPerson } from '../../state/calls/waiting.ts';
import { query, useLoadable } from '../../state/core/query-client.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { t } from '../../words/t.ts';
import type { DeviceCheck } from '../hooks/use-device-check.ts';

// The pages' own modules, so that they share no new code with others.
const messagesPage = lazyModule(() => import('../messages/MessagesPage.tsx'), { when: 'open' });
const visitPage = lazyModule(() => import('../appointments/VisitPage.tsx'), { when: 'open' });
const iceServers = query(callEndpoints.listIceServers, {});

interface InCall {
  problems: Partial<Record<DeviceKind, DeviceProblem>>;
  streams: Partial<Record<DeviceKind, MediaStream>>;
}

const nothingOpen: InCall = { problems: {}, streams: {} };

export function useCall(id: string, visit: Appointment | null, user: User, device: DeviceCheck) {
  const [call, setCall] = useState<Call | null>(null);
  const [inCall, setInCall] = useState(nothingOpen);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [hasReminded, setHasReminded] = useState(false);
  const view = useSyncExternalStore(
    call?.subscribe ?? subscribeToNothing,
    () => call?.getView() ?? null,
  );
  const isPartnerWaiting = useWaitingPerson(id) !== null;
  const ice = useLoadable(iceServers);
  const conversation = useLazyModule(messagesPage, { isOpen: call !== null });
  const notes = useLazyModule(visitPage, { isOpen: call !== null && user.role === 'doctor' });
  const isPatient = user.role === 'patient';
  const partnerId = (isPatient ? visit?.doctorId : visit?.patientId) ?? '';
  const running = call && view && view.phase !== 'ended' && view.phase !== 'taken-over';

  useEffect(() => () => call?.hangUp(), [call]);

  const note = (kind: DeviceKind, opened: OpenedDevice) =>
    setInCall(({ problems, streams }) =>
      'stream' in opened
        ? {
            problems: { ...problems, [kind]: undefined },
            streams: { ...streams, [kind]: opened.stream },
          }
        : { problems: { ...problems, [kind]: opened.problem }, streams },
    );

  const open = async (kind: DeviceKind, deviceId: string) => {
    const opened = await openDevice(kind, deviceId);
    note(kind, opened);
    return opened;
  };

  const join = async (consents: boolean) => {
    const isFirst = call === null;
    const streams = isFirst ? device.release() : {};
    setInCall({ problems: {}, streams });
    if (!isFirst) {
      const opened = await openBothDevices();
      for (const kind of deviceKinds) {
        const one = opened[kind];
        note(kind, one);
        if ('stream' in one) streams[kind] = one.stream;
      }
    }
    const line = createCallLine(id);
    setRefusal(null);
    setCall(
      startCall({
        userId: user.id,
        isPolite: isPatient,
        consents,
        line: {
          ...line,
          join: async (seat) => {
            const answer = await line.join(seat);
            if (!answer.success) setRefusal(answer.message);
            return answer;
          },
        },
        devices: { open, openScreen },
        microphone: streams.microphone ?? null,
        camera: streams.camera ?? null,
      }),
    );
  };

  const turn = (kind: DeviceKind, isOn: boolean) =>
    kind === 'camera' ? call?.setCamera(isOn) : call?.setMicrophone(isOn);

  const remind = async () => {
    setHasReminded(true);
    const { sendText } = await import('../../state/messages/conversations/conversations.ts');
    sendText(partnerId, t`I am in the room for our video visit.`);
  };

  const roomCall: RoomCall = {
    view,
    isPartnerWaiting,
    isDirectOnly:
      ice.status === 'ready' &&
      !ice.data.iceServers.some(({ urls }) => urls.some((url) => url.startsWith('turn'))),
    refusal,
    hasReminded,
    canShareScreen: canShareScreen(),
    onPictureInPicture: document.pictureInPictureEnabled ? showInWindow : null,
    messages: conversation && <conversation.CallMessages user={user} partnerId={partnerId} />,
    notes: notes && visit && <notes.CallNotes visit={visit} />,
    onJoin: (consents) => void join(consents),
    onRemind: () => void remind(),
    onDeviceToggle: (kind) => view && turn(kind, !view.own[kind]),
    onDeviceSelect: (kind, deviceId) => {
      if (inCall.problems[kind]) turn(kind, true);
      else call?.chooseDevice(kind, deviceId);
    },
    onScreenToggle: () => (view?.own.screen ? call?.stopScreen() : call?.shareScreen()),
    onAudioOnlyChange: (isOn) => call?.setAudioOnly(isOn),
    onHangUp: () => call?.hangUp(),
  };
  return { roomCall, devices: running ? devicesInCall(view, inCall, device) : device.devices };
}

function devicesInCall(
  { own }: CallView,
  { problems, streams }: InCall,
  { devices }: DeviceCheck,
): CheckedDevices {
  const checked = (kind: DeviceKind): CheckedDevice => {
    const problem = problems[kind];
    const stream = streams[kind];
    const ready = own[kind] && stream ? ({ status: 'ready', stream } as const) : null;
    return {
      state: problem ? { status: 'problem', problem } : (ready ?? { status: 'off' }),
      isRequestingPermission: false,
      choices: devices[kind].choices,
      chosenId: stream ? getDeviceId(stream) : '',
    };
  };
  return { camera: checked('camera'), microphone: checked('microphone') };
}

function showInWindow(video: HTMLVideoElement): void {
  // Ignore a refusal: the picture stays on the page.
  video.requestPictureInPicture().catch(() => undefined);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
