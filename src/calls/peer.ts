import type { IceServer, Signal } from '../contract/calls.ts';
import { createNegotiation } from './negotiation.ts';
import { createSenders, type Source } from './senders.ts';

export interface PeerOptions {
  /** The other client must be given the opposite. The impolite one sends the first offer. */
  isPolite: boolean;
  iceServers: Promise<IceServer[]>;
  send: (signal: Signal) => void;
  onMessage: (data: string) => void;
  onStream: (stream: MediaStream) => void;
  onChange: () => void;
}

export type Peer = ReturnType<typeof createPeer>;

/** One connection to one seat, whose work is done in turn. */
export function createPeer({ isPolite, iceServers, send, ...on }: PeerOptions) {
  let connection: RTCPeerConnection | null = null;
  let channel: RTCDataChannel | null = null;
  let isClosed = false;
  let hasStream = false;
  const streamId = new MediaStream();
  const senders = createSenders();

  const openChannel = (made: RTCPeerConnection) => {
    if (channel) return;
    channel = made.createDataChannel('call', { negotiated: true, id: 0 });
    channel.addEventListener('message', ({ data }) => on.onMessage(String(data)));
    channel.addEventListener('open', on.onChange);
    channel.addEventListener('close', on.onChange);
  };

  const negotiation = createNegotiation({ isPolite, senders, streamId, openChannel, send });

  const open = (servers: IceServer[]) => {
    const made = new RTCPeerConnection({ iceServers: servers, bundlePolicy: 'max-bundle' });
    connection = made;
    made.addEventListener('negotiationneeded', () => void run(negotiation.makeOffer));
    made.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate?.candidate) send(toSignal(candidate));
    });
    made.addEventListener('connectionstatechange', on.onChange);
    made.addEventListener('track', () => {
      if (hasStream) return;
      hasStream = true;
      const tracks = made.getTransceivers().map(({ receiver }) => receiver.track);
      on.onStream(new MediaStream(tracks));
    });
    if (isPolite) return;
    for (const kind of ['audio', 'video'] as const) {
      made.addTransceiver(kind, { direction: 'sendrecv', streams: [streamId] });
    }
    openChannel(made);
    void run(senders.applyTracks);
  };

  let tail = iceServers.then((servers) => (isClosed ? undefined : open(servers)));
  const run = (work: (connection: RTCPeerConnection) => Promise<void> | void): Promise<void> => {
    tail = tail
      .then(() => (connection && !isClosed ? work(connection) : undefined))
      .catch(() => undefined);
    return tail;
  };

  return {
    receive: (signal: Signal) => run((to) => negotiation.accept(to, signal)),

    resend: () => run(negotiation.resend),

    restart: (servers: IceServer[]) =>
      run((to) => {
        if (!to.remoteDescription) return;
        to.setConfiguration({ ...to.getConfiguration(), iceServers: servers });
        to.restartIce();
      }),

    setTrack: (source: Source, track: MediaStreamTrack | null) => {
      senders.set(source, track);
      return run(async (to) => {
        await senders.applyTracks(to);
        await senders.applyLimits(to);
      });
    },

    pausePictures: (isPaused: boolean) => {
      if (senders.pausePictures(isPaused)) void run(senders.applyLimits);
    },

    sendMessage: (data: string) => {
      if (channel?.readyState === 'open') channel.send(data);
    },

    getState: (): RTCPeerConnectionState => connection?.connectionState ?? 'new',
    /** The partner's browser closes the channel with the connection. */
    isChannelClosed: () => channel?.readyState === 'closed',
    getStats: async () => connection?.getStats(),

    close: () => {
      isClosed = true;
      connection?.close();
    },
  };
}

function toSignal(one: RTCIceCandidate): Signal {
  const { candidate, sdpMid, sdpMLineIndex, usernameFragment } = one;
  return { kind: 'candidate', candidate, sdpMid, sdpMLineIndex, usernameFragment };
}
