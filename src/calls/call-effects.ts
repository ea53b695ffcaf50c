import { parseCallMessage } from '../domain/calls/call-message.ts';
import type { CallEffect, CallEvent } from '../domain/calls/next-call.ts';
import type { CallDevices, Signalling } from '../domain/calls/signalling.ts';
import { createOwnMedia } from './own-media.ts';
import { createPeer, type Peer } from './peer.ts';
import { readQualityCounters } from './quality-counters.ts';
import { createRelayServers } from './relay-servers.ts';

/** Lets the last message leave before the connection closes. */
const CLOSE_DELAY_MS = 200;

export interface CallOptions {
  userId: string;
  isPolite: boolean;
  consents: boolean;
  signalling: Signalling;
  devices: CallDevices;
  /** The call stops both streams. */
  microphone: MediaStream | null;
  camera: MediaStream | null;
}

/** Performs the effects of `nextCall`, and dispatches events. */
export function createCallEffects(
  { isPolite, consents, signalling, ...own }: CallOptions,
  dispatch: (event: CallEvent) => void,
) {
  let peer: Peer | null = null;

  const media = createOwnMedia({
    ...own,
    onTrack: (source, track) => void peer?.setTrack(source, track),
    onChange: () =>
      dispatch({ kind: 'media-changed', own: media.getSent(), ownStream: media.getPicture() }),
    onProblem: (problem) => dispatch({ kind: 'media-failed', problem }),
  });

  const relays = createRelayServers(signalling.listIceServers, (servers) =>
    dispatch({
      kind: 'servers-listed',
      hasRelay: servers.some(({ urls }) => urls.some((url) => url.startsWith('turn'))),
    }),
  );

  const join = async (seat: string, takesOver: boolean) => {
    const request = { seat, takesOver, ...(consents && { consents }) };
    const answer = await signalling.join(request).catch(() => null);
    dispatch({ kind: 'join-answered', seat, answer });
  };

  const open = (seat: string, partner: string) => {
    const dispatchIfOpen = (event: CallEvent) => {
      if (peer === opened) dispatch(event);
    };
    const opened = createPeer({
      isPolite,
      iceServers: relays.list().then(({ servers }) => servers),
      send: async (signal) => {
        const signalled = signalling.signal({ from: seat, to: partner, signal });
        const answer = await signalled.catch(() => null);
        if (answer?.success) return;
        dispatchIfOpen({ kind: 'signal-refused', partner, code: answer?.code ?? null });
      },
      onMessage: (data) => {
        const message = parseCallMessage(data);
        if (message) dispatchIfOpen({ kind: 'message-received', partner, message });
      },
      onStream: (stream) => dispatchIfOpen({ kind: 'stream-received', partner, stream }),
      onChange: () =>
        dispatchIfOpen({
          kind: 'connection-changed',
          partner,
          connection: opened.getState(),
          isChannelClosed: opened.isChannelClosed(),
        }),
    });
    peer = opened;
    void opened.setTrack('microphone', media.getTrack('microphone'));
    const picture = media.getTrack('screen') ? 'screen' : 'camera';
    void opened.setTrack(picture, media.getTrack(picture));
  };

  const close = () => {
    const closing = peer;
    peer = null;
    closing?.close();
  };

  const restart = async (isNeeded: boolean) => {
    const restarted = peer;
    const { servers, isFresh } = await relays.list();
    // If the renewal has failed, a call that works keeps its connection.
    if (isNeeded || isFresh) void restarted?.restart(servers);
  };

  const measure = async (partner: string) => {
    const measured = peer;
    const report = await measured?.getStats();
    if (!report || peer !== measured) return;
    const counters = readQualityCounters(report, performance.now());
    dispatch({ kind: 'measured', partner, counters });
  };

  const perform = (effect: CallEffect): void => {
    switch (effect.kind) {
      case 'join':
        return void join(effect.seat, effect.takesOver);
      case 'leave':
        return void signalling.leave(effect.seat).catch(() => undefined);
      case 'open-connection':
        return open(effect.seat, effect.partner);
      case 'close-connection':
        return close();
      case 'receive-signal':
        return void peer?.receive(effect.signal);
      case 'send-message':
        return peer?.sendMessage(JSON.stringify(effect.message));
      case 'resend':
        return void peer?.resend();
      case 'restart':
        return void restart(effect.isNeeded);
      case 'pause-pictures':
        return peer?.pausePictures(effect.isPaused);
      case 'measure':
        return void measure(effect.partner);
      case 'hide-pictures':
        return void media.hidePictures();
      case 'show-pictures':
        return void media.showPictures();
      case 'close-devices':
        media.close();
        setTimeout(close, CLOSE_DELAY_MS);
    }
  };

  return { media, perform, needsServers: relays.isDue };
}
