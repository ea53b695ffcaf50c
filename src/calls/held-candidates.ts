import type { Signal } from '../contract/calls.ts';

const MOST = 100;

type Candidate = Extract<Signal, { kind: 'candidate' }>;

/** Candidates that may come before the description that they belong to. */
export function createHeldCandidates() {
  let held: Candidate[] = [];

  return {
    store: (candidate: Candidate) => {
      held = [...held, candidate].slice(-MOST);
    },

    addFitting: async (to: RTCPeerConnection) => {
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
    },
  };
}
