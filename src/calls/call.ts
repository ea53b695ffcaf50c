import { isOver, newCall, toView } from '../domain/calls/call-state.ts';
import type { CallView } from '../domain/calls/call.ts';
import { nextCall, type CallEvent } from '../domain/calls/next-call.ts';
import type { Signalling } from '../domain/calls/signalling.ts';
import type { DeviceKind } from '../domain/room/device-check.ts';
import { currentMs } from '../domain/time/clock.ts';
import { createCallEffects, type CallOptions } from './call-effects.ts';
import { keepScreenOn } from './wake-lock.ts';

const TICK_MS = 1000;

export type Call = ReturnType<typeof startCall>;

/**
 * Joins at once and takes over from the user's other device. `nextCall` has the rules, and
 * `createCallEffects` follows them.
 */
export function startCall(options: CallOptions) {
  const listeners = new Set<() => void>();
  let stops: (() => void)[] = [];
  const waiting: CallEvent[] = [];

  /** An effect may cause an event at once: it waits until the other effects are done. */
  const dispatch = (event: CallEvent) => {
    waiting.push(event);
    if (waiting.length > 1) return;
    try {
      for (const next of waiting) take(next);
    } finally {
      waiting.length = 0;
      publish();
    }
  };

  const { media, perform, needsServers } = createCallEffects(options, dispatch);

  let call = newCall({
    userId: options.userId,
    seat: crypto.randomUUID(),
    own: media.getSent(),
    ownStream: media.getPicture(),
  });
  let view = toView(call);

  const take = (event: CallEvent) => {
    const next = nextCall(call, event, {
      at: performance.now(),
      date: currentMs(),
      freshSeat: crypto.randomUUID(),
      needsServers: needsServers(),
    });
    call = next.call;
    for (const effect of next.effects) perform(effect);
  };

  const publish = () => {
    const next = toView(call);
    if (isSame(view, next)) return;
    view = next;
    if (isOver(call)) for (const stop of stops) stop();
    for (const listener of listeners) listener();
  };

  const act = (work: () => Promise<void>) => {
    if (isOver(call)) return;
    dispatch({ kind: 'device-used' });
    void work();
  };

  if (typeof RTCPeerConnection === 'undefined') dispatch({ kind: 'unsupported' });
  else {
    stops = [...listen(options.signalling, dispatch), keepScreenOn()];
    dispatch({ kind: 'started' });
  }

  return {
    getView: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setMicrophone: (isOn: boolean) => act(() => media.setMicrophone(isOn)),
    setCamera: (isOn: boolean) => {
      if (isOn) dispatch({ kind: 'camera-turned-on' });
      act(() => media.setCamera(isOn));
    },
    chooseDevice: (kind: DeviceKind, deviceId: string) =>
      act(() => media.chooseDevice(kind, deviceId)),
    shareScreen: () => act(media.shareScreen),
    stopScreen: () => act(media.stopScreen),
    setAudioOnly: (isOn: boolean) => dispatch({ kind: 'audio-only-chosen', isOn }),
    retry: () => dispatch({ kind: 'retried' }),
    hangUp: () => dispatch({ kind: 'hung-up' }),
  };
}

function listen(signalling: Signalling, dispatch: (event: CallEvent) => void): (() => void)[] {
  const on = (target: EventTarget, type: string, event: CallEvent) => {
    const listener = () => dispatch(event);
    target.addEventListener(type, listener);
    return () => target.removeEventListener(type, listener);
  };
  const timer = setInterval(() => dispatch({ kind: 'ticked' }), TICK_MS);
  const stops = [
    () => clearInterval(timer),
    signalling.onState((people) => dispatch({ kind: 'people-listed', people })),
    signalling.onSignal((signal) => dispatch({ kind: 'signal-received', signal })),
    signalling.onConnection((isLive) => dispatch({ kind: 'signalling-changed', isLive })),
    on(window, 'online', { kind: 'network-changed' }),
    on(window, 'pagehide', { kind: 'hung-up' }),
  ];
  // Not in Safari and Firefox.
  if ('connection' in navigator && navigator.connection instanceof EventTarget) {
    stops.push(on(navigator.connection, 'change', { kind: 'network-changed' }));
  }
  return stops;
}

function isSame(before: CallView, next: CallView): boolean {
  const values = Object.values(before);
  return Object.values(next).every((value, index) => Object.is(value, values[index]));
}
