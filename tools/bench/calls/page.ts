import { startCall } from '../../../src/calls/call.ts';
import { createBroadcastSignalling } from './broadcast-signalling.ts';

export type CallName = 'own' | 'bare';
export type PersonName = 'patient' | 'doctor';

const media = {
  camera: { video: { width: 320, height: 240, frameRate: 15 } },
  microphone: { audio: true },
};

function show(stream: MediaStream | null): void {
  const video = document.querySelector('video');
  if (video && video.srcObject !== stream) video.srcObject = stream;
}

async function own(person: PersonName): Promise<void> {
  const open = (kind: keyof typeof media) => navigator.mediaDevices.getUserMedia(media[kind]);
  const call = startCall({
    userId: person,
    isPolite: person === 'patient',
    consents: false,
    signalling: createBroadcastSignalling(person),
    devices: {
      open: async (kind) => ({ stream: await open(kind) }),
      openScreen: () => navigator.mediaDevices.getDisplayMedia(),
    },
    microphone: await open('microphone'),
    camera: await open('camera'),
  });
  call.subscribe(() => show(call.getView().partner.stream));
}

/** The least that two tabs need. The doctor must be second. */
async function bare(person: PersonName): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    ...media.camera,
    ...media.microphone,
  });
  const channel = new BroadcastChannel('bare');
  const connection = new RTCPeerConnection();
  for (const track of stream.getTracks()) connection.addTrack(track, stream);
  connection.addEventListener('track', ({ streams }) => show(streams[0] ?? null));
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate) channel.postMessage({ candidate: candidate.toJSON() });
  });
  const describe = async () => {
    await connection.setLocalDescription();
    channel.postMessage({ description: connection.localDescription?.toJSON() });
  };
  channel.addEventListener('message', async ({ data }) => {
    if (data.candidate) await connection.addIceCandidate(data.candidate);
    else await connection.setRemoteDescription(data.description);
    if (data.description?.type === 'offer') await describe();
  });
  if (person === 'doctor') await describe();
}

function countFrames(): number {
  return document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0;
}

const calls = { own, bare };

declare global {
  interface Window {
    startCall: (name: CallName, person: PersonName) => Promise<void>;
    countFrames: () => number;
  }
}
window.startCall = (name, person) => calls[name](person);
window.countFrames = countFrames;
