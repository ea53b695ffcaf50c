import type { IceServer, Signal } from '../contract/calls.ts';

const HELD_CANDIDATES = 100;

/** In bits and frames per second, kept low for cheap phones. */
const limits = {
  microphone: { maxBitrate: 40_000 },
  camera: { maxBitrate: 800_000, maxFramerate: 24 },
  screen: { maxBitrate: 1_200_000, maxFramerate: 15 },
};
/** Of the shorter side of the camera's picture, in pixels. */
const CAMERA_LINES = 480;

type Description = Extract<Signal, { kind: 'description' }>;
type Candidate = Extract<Signal, { kind: 'candidate' }>;
export type Source = keyof typeof limits;
type SourceKind = 'audio' | 'video';

interface Sent {
  source: Source;
  track: MediaStreamTrack | null;
}

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

/** Perfect negotiation (WebRTC §10.7) that also bears lost, repeated and reordered signals. */
export function createPeer({ isPolite, iceServers, send, ...on }: PeerOptions) {
  let connection: RTCPeerConnection | null = null;
  let channel: RTCDataChannel | null = null;
  let isClosed = false;
  let hasStream = false;
  let ownOffer = 0;
  let answeredOffer = 0;
  let held: Candidate[] = [];
  let picturesPaused = false;
  const streamId = new MediaStream();
  const sent: Record<SourceKind, Sent> = {
    audio: { source: 'microphone', track: null },
    video: { source: 'camera', track: null },
  };

  const open = (servers: IceServer[]) => {
    const made = new RTCPeerConnection({ iceServers: servers, bundlePolicy: 'max-bundle' });
    connection = made;
    made.addEventListener('negotiationneeded', () => void run(makeOffer));
    made.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate?.candidate) return;
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
      send({
        kind: 'candidate',
        candidate: candidate.candidate,
        sdpMid,
        sdpMLineIndex,
        usernameFragment,
      });
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
    void run(applyTracks);
  };

  const openChannel = (made: RTCPeerConnection) => {
    channel = made.createDataChannel('call', { negotiated: true, id: 0 });
    channel.addEventListener('message', ({ data }) => on.onMessage(String(data)));
    channel.addEventListener('open', on.onChange);
    channel.addEventListener('close', on.onChange);
  };

  let tail = iceServers.then((servers) => (isClosed ? undefined : open(servers)));
  const run = (work: (connection: RTCPeerConnection) => Promise<void> | void): Promise<void> => {
    tail = tail
      .then(() => (connection && !isClosed ? work(connection) : undefined))
      .catch(() => undefined);
    return tail;
  };

  const sendDescription = ({ localDescription }: RTCPeerConnection) => {
    const type = localDescription?.type;
    if (type !== 'offer' && type !== 'answer') return;
    const offer = type === 'offer' ? ownOffer : answeredOffer;
    send({ kind: 'description', type, sdp: localDescription?.sdp ?? '', offer });
  };

  const makeOffer = async (to: RTCPeerConnection) => {
    // If it is still needed, the browser repeats the event once the state is stable.
    if (to.signalingState !== 'stable') return;
    await to.setLocalDescription();
    ownOffer += 1;
    sendDescription(to);
  };

  const acceptOffer = async (to: RTCPeerConnection, { sdp, offer = 0 }: Description) => {
    if (offer < answeredOffer) return;
    if (offer === answeredOffer && to.signalingState === 'stable') {
      if (to.localDescription?.type === 'answer') sendDescription(to);
      return;
    }
    if (to.signalingState !== 'stable' && !isPolite) {
      // The partner may have missed the offer that wins.
      sendDescription(to);
      return;
    }
    await to.setRemoteDescription({ type: 'offer', sdp });
    if (!channel) openChannel(to);
    for (const transceiver of to.getTransceivers()) {
      if (transceiver.direction === 'sendrecv') continue;
      transceiver.direction = 'sendrecv';
      transceiver.sender.setStreams(streamId);
    }
    await applyTracks(to);
    await to.setLocalDescription();
    answeredOffer = offer;
    sendDescription(to);
    await addHeldCandidates(to);
    await applyLimits(to);
  };

  const acceptAnswer = async (to: RTCPeerConnection, { sdp, offer }: Description) => {
    if (to.signalingState !== 'have-local-offer' || offer !== ownOffer) return;
    await to.setRemoteDescription({ type: 'answer', sdp });
    await addHeldCandidates(to);
    await applyLimits(to);
  };

  const addHeldCandidates = async (to: RTCPeerConnection) => {
    const sdp = to.remoteDescription?.sdp;
    if (sdp === undefined) return;
    const fits = ({ usernameFragment }: Candidate) =>
      !usernameFragment || sdp.includes(`a=ice-ufrag:${usernameFragment}\r\n`);
    const fitting = held.filter(fits);
    held = held.filter((candidate) => !fits(candidate));
    for (const { candidate, sdpMid, sdpMLineIndex, usernameFragment = null } of fitting) {
      await to
        .addIceCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment })
        .catch(() => undefined);
    }
  };

  const senders = (of: RTCPeerConnection) =>
    of.getTransceivers().map(({ sender, receiver }) => ({
      sender,
      ...sent[receiver.track.kind === 'audio' ? 'audio' : 'video'],
    }));

  const applyTracks = async (to: RTCPeerConnection) => {
    for (const { sender, track } of senders(to)) {
      if (sender.track !== track) await sender.replaceTrack(track);
    }
  };

  const applyLimits = async (to: RTCPeerConnection) => {
    for (const { sender, source, track } of senders(to)) {
      const parameters = sender.getParameters();
      const { width = 0, height = 0 } = track?.getSettings() ?? {};
      const lines = source === 'camera' ? Math.min(width, height) : 0;
      for (const encoding of parameters.encodings) {
        Object.assign(encoding, limits[source], {
          active: source === 'microphone' || !picturesPaused,
          ...(source !== 'microphone' && {
            scaleResolutionDownBy: Math.max(1, lines / CAMERA_LINES),
          }),
        });
      }
      if (source !== 'microphone') {
        parameters.degradationPreference = source === 'screen' ? 'maintain-resolution' : 'balanced';
      }
      // Refused by some browsers before the first answer.
      await sender.setParameters(parameters).catch(() => undefined);
    }
  };

  return {
    receive: (signal: Signal) =>
      run((to) => {
        if (signal.kind === 'description') {
          return signal.type === 'offer' ? acceptOffer(to, signal) : acceptAnswer(to, signal);
        }
        held = [...held, signal].slice(-HELD_CANDIDATES);
        return addHeldCandidates(to);
      }),

    /** For an offer without an answer: either may be lost. */
    resend: () =>
      run((to) => {
        if (to.signalingState === 'have-local-offer') sendDescription(to);
      }),

    restart: (servers: IceServer[]) =>
      run((to) => {
        if (!to.remoteDescription) return;
        to.setConfiguration({ ...to.getConfiguration(), iceServers: servers });
        to.restartIce();
      }),

    setTrack: (source: Source, track: MediaStreamTrack | null) => {
      sent[source === 'microphone' ? 'audio' : 'video'] = { source, track };
      return run(async (to) => {
        await applyTracks(to);
        await applyLimits(to);
      });
    },

    pausePictures: (isPaused: boolean) => {
      if (picturesPaused === isPaused) return;
      picturesPaused = isPaused;
      void run(applyLimits);
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
