import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { canShareScreen, openScreen } from '../../api/browser/media-devices.ts';
import { startCall, type Call } from '../../calls/call.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { User } from '../../contract/auth.ts';
import { callEndpoints } from '../../contract/calls.ts';
import type { DeviceKind } from '../../domain/room/device-check.ts';
import type { RoomCall } from '../../screens/room/RoomScreen/RoomScreen.tsx';
import { createSignalling } from '../../state/calls/signalling.ts';
import { setIsInCall } from '../../state/calls/running.ts';
import { useWaitingPerson } from '../../state/calls/waiting.ts';
import { query, useLoadable } from '../../state/core/query-client.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { mayJoinCall } from '../../domain/appointments/consultation.ts';
import { currentTime } from '../../domain/time/clock.ts';
import type { DeviceCheck } from '../hooks/use-device-check.ts';
import type { PageProps } from '../page-props.ts';
import { devicesInCall, nothingOpen } from './devices-in-call.ts';
import { useDevicesAtJoin } from './use-devices-at-join.ts';
import { useReminder } from '../hooks/use-reminder.ts';

// The pages' own modules, so that they share no new code with others.
const messagesPage = lazyModule(() => import('../messages/MessagesPage.tsx'), { when: 'open' });
const visitPage = lazyModule(() => import('../appointments/VisitPage.tsx'), { when: 'open' });
const requestModule = lazyModule(() => import('./CallHealthRequest.tsx'), { when: 'open' });
const iceServers = { ...query(callEndpoints.listIceServers, {}), staleTime: Infinity };

interface CallParts extends Pick<PageProps, 'authenticator'> {
  device: DeviceCheck;
}

export function useCall(
  id: string,
  visit: Appointment | null,
  user: User,
  { device, authenticator }: CallParts,
) {
  const [call, setCall] = useState<Call | null>(null);
  const [inCall, setInCall] = useState(nothingOpen);
  const [refusal, setRefusal] = useState<string | null>(null);
  const view = useSyncExternalStore(
    call?.subscribe ?? subscribeToNothing,
    () => call?.getView() ?? null,
  );
  const isPartnerWaiting = useWaitingPerson(id) !== null;
  const isOpen = visit !== null && mayJoinCall(visit, currentTime());
  const ice = useLoadable({ ...iceServers, enabled: isOpen });
  const conversation = useLazyModule(messagesPage, { isOpen: call !== null });
  const notes = useLazyModule(visitPage, { isOpen: call !== null && user.role === 'doctor' });
  const isPatient = user.role === 'patient';
  const request = useLazyModule(requestModule, { isOpen: call !== null && isPatient });
  const partnerId = (isPatient ? visit?.doctorId : visit?.patientId) ?? '';
  const { reminder, remind } = useReminder(partnerId);
  const isRunning =
    call !== null && view !== null && view.phase !== 'ended' && view.phase !== 'taken-over';
  const isCancelled = visit?.status === 'cancelled';
  useCallGuard(call, { isRunning, isCancelled });

  const devicesAtJoin = useDevicesAtJoin(device, {
    view: isRunning ? view : null,
    inCall,
    setInCall,
  });
  const hasConsented = useRef(false);

  const join = async (consents: boolean) => {
    setRefusal(null);
    if (isRunning) {
      call.retry();
      return;
    }
    hasConsented.current ||= consents;
    const streams = await devicesAtJoin.open();
    if (!streams) return;
    const signalling = createSignalling(id);
    setCall(
      startCall({
        userId: user.id,
        isPolite: isPatient,
        consents: hasConsented.current,
        signalling: {
          ...signalling,
          join: async (seat) => {
            const answer = await signalling.join(seat);
            if (!answer.success) setRefusal(answer.message);
            return answer;
          },
        },
        devices: { open: devicesAtJoin.openOne, openScreen },
        microphone: streams.microphone ?? null,
        camera: streams.camera ?? null,
      }),
    );
  };

  const turn = (kind: DeviceKind, isOn: boolean) =>
    kind === 'camera' ? call?.setCamera(isOn) : call?.setMicrophone(isOn);

  const roomCall: Omit<RoomCall, 'leaving'> = {
    view,
    isPartnerWaiting,
    isDirectOnly:
      ice.status === 'ready' &&
      !ice.data.iceServers.some(({ urls }) => urls.some((url) => url.startsWith('turn'))),
    refusal,
    reminder,
    canShareScreen: canShareScreen(),
    onPictureInPicture: document.pictureInPictureEnabled ? showInWindow : null,
    messages: conversation && (
      <conversation.CallMessages user={user} partnerId={partnerId} authenticator={authenticator} />
    ),
    notes: notes && visit && <notes.CallNotes visit={visit} authenticator={authenticator} />,
    request: request && <request.CallHealthRequest user={user} visitId={id} />,
    onJoin: (consents) => void join(consents),
    onRemind: remind,
    onDeviceToggle: (kind) => view && turn(kind, !view.own[kind]),
    onDeviceSelect: (kind, deviceId) => {
      call?.chooseDevice(kind, deviceId);
      if (inCall.problems[kind] ?? view?.problem === `no-${kind}`) turn(kind, true);
    },
    onDeviceDismiss: (kind) => {
      setInCall(({ problems, streams }) => ({
        problems: { ...problems, [kind]: undefined },
        streams,
      }));
      turn(kind, false);
    },
    onScreenToggle: () => (view?.own.screen ? call?.stopScreen() : call?.shareScreen()),
    onAudioOnlyChange: (isOn) => call?.setAudioOnly(isOn),
    onHangUp: () => call?.hangUp(),
  };
  return { roomCall, devices: isRunning ? devicesInCall(view, inCall, device) : device.devices };
}

/** Ends a call with its page or its visit, and asks before the tab is closed during one. */
function useCallGuard(
  call: Call | null,
  { isRunning, isCancelled }: { isRunning: boolean; isCancelled: boolean },
): void {
  useEffect(() => () => call?.hangUp(), [call]);
  useEffect(() => {
    if (isCancelled) call?.hangUp();
  }, [call, isCancelled]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    setIsInCall(true);
    return () => {
      removeEventListener('beforeunload', ask);
      setIsInCall(false);
    };
  }, [isRunning]);
}

function showInWindow(video: HTMLVideoElement): void {
  // Ignore a refusal: the picture stays on the page.
  video.requestPictureInPicture().catch(() => undefined);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
