/** In bits and frames per second, kept low for cheap phones. */
const limits = {
  microphone: { maxBitrate: 40_000 },
  camera: { maxBitrate: 800_000, maxFramerate: 24 },
  screen: { maxBitrate: 1_200_000, maxFramerate: 15 },
};
/** Of the shorter side of the camera's picture, in pixels. */
const CAMERA_LINES = 480;

export type Source = keyof typeof limits;

interface Sent {
  source: Source;
  track: MediaStreamTrack | null;
}

/** The tracks that a connection sends, one of sound and one of pictures, with their limits. */
export function createSenders() {
  const sent: Record<'audio' | 'video', Sent> = {
    audio: { source: 'microphone', track: null },
    video: { source: 'camera', track: null },
  };
  let picturesPaused = false;

  const list = (of: RTCPeerConnection) =>
    of.getTransceivers().map(({ sender, receiver }) => ({
      sender,
      ...sent[receiver.track.kind === 'audio' ? 'audio' : 'video'],
    }));

  return {
    set: (source: Source, track: MediaStreamTrack | null) => {
      sent[source === 'microphone' ? 'audio' : 'video'] = { source, track };
    },

    /** False if nothing changes. */
    pausePictures: (isPaused: boolean): boolean => {
      const isChange = picturesPaused !== isPaused;
      picturesPaused = isPaused;
      return isChange;
    },

    applyTracks: async (to: RTCPeerConnection) => {
      for (const { sender, track } of list(to)) {
        if (sender.track !== track) await sender.replaceTrack(track);
      }
    },

    applyLimits: async (to: RTCPeerConnection) => {
      for (const { sender, source, track } of list(to)) {
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
          parameters.degradationPreference =
            source === 'screen' ? 'maintain-resolution' : 'balanced';
        }
        // Refused by some browsers before the first answer.
        await sender.setParameters(parameters).catch(() => undefined);
      }
    },
  };
}
