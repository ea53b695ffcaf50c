import type { Signal } from '../contract/calls.ts';
import { createHeldCandidates } from './held-candidates.ts';
import type { createSenders } from './senders.ts';

type Description = Extract<Signal, { kind: 'description' }>;

interface NegotiationOptions {
  isPolite: boolean;
  senders: ReturnType<typeof createSenders>;
  streamId: MediaStream;
  openChannel: (of: RTCPeerConnection) => void;
  send: (signal: Signal) => void;
}

/** Perfect negotiation (WebRTC §10.7) that also bears lost, repeated and reordered signals. */
export function createNegotiation({ isPolite, senders, send, ...of }: NegotiationOptions) {
  const held = createHeldCandidates();
  let ownOffer = 0;
  let answeredOffer = 0;

  const sendDescription = ({ localDescription }: RTCPeerConnection) => {
    const type = localDescription?.type;
    if (type !== 'offer' && type !== 'answer') return;
    const offer = type === 'offer' ? ownOffer : answeredOffer;
    send({ kind: 'description', type, sdp: localDescription?.sdp ?? '', offer });
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
    of.openChannel(to);
    for (const transceiver of to.getTransceivers()) {
      if (transceiver.direction === 'sendrecv') continue;
      transceiver.direction = 'sendrecv';
      transceiver.sender.setStreams(of.streamId);
    }
    await senders.applyTracks(to);
    await to.setLocalDescription();
    answeredOffer = offer;
    sendDescription(to);
    await held.addFitting(to);
    await senders.applyLimits(to);
  };

  const acceptAnswer = async (to: RTCPeerConnection, { sdp, offer }: Description) => {
    if (to.signalingState !== 'have-local-offer' || offer !== ownOffer) return;
    await to.setRemoteDescription({ type: 'answer', sdp });
    await held.addFitting(to);
    await senders.applyLimits(to);
  };

  return {
    makeOffer: async (to: RTCPeerConnection) => {
      // If it is still needed, the browser repeats the event once the state is stable.
      if (to.signalingState !== 'stable') return;
      await to.setLocalDescription();
      ownOffer += 1;
      sendDescription(to);
    },

    accept: (to: RTCPeerConnection, signal: Signal): Promise<void> => {
      if (signal.kind === 'description') {
        return signal.type === 'offer' ? acceptOffer(to, signal) : acceptAnswer(to, signal);
      }
      held.store(signal);
      return held.addFitting(to);
    },

    /** For an offer without an answer: either may be lost. */
    resend: (to: RTCPeerConnection) => {
      if (to.signalingState === 'have-local-offer') sendDescription(to);
    },
  };
}
