import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';
import { isAudioOnly } from './audio-only.ts';
import type { CallView, SentMedia } from './call.ts';

const MINUTE_MS = 60_000;

const blocking = ['unsupported', 'refused', 'no-connection', 'failed'] as const;

export type BlockingProblem = (typeof blocking)[number];

export function getBlockingProblem({ phase, problem }: CallView): BlockingProblem | null {
  const isRunning = phase === 'connected' || phase === 'reconnecting';
  return isRunning ? null : (blocking.find((one) => one === problem) ?? null);
}

export function hasPartnerLeft({ phase, connectedAt }: CallView): boolean {
  return phase === 'waiting' && connectedAt !== null;
}

export function isPartnerSeen({ phase, partner, audioOnly }: CallView): boolean {
  const isRunning = phase === 'connected' || phase === 'reconnecting';
  const { stream, media } = partner;
  if (!isRunning || stream === null || isAudioOnly(audioOnly)) return false;
  return media === null || media.screen || media.camera;
}

export function callTimeText({ connectedAt }: CallView, now: Date): string | null {
  if (connectedAt === null) return null;
  const minutes = Math.floor((now.getTime() - connectedAt) / MINUTE_MS);
  if (minutes < 1) return t`less than a minute`;
  return plural(minutes, { one: t`1 minute`, other: t`${minutes} minutes` });
}

export function soundOnlyText({ phase, partner }: CallView): string | null {
  return phase === 'connected' && partner.isAudioOnly ? t`Has sound only` : null;
}

export function partnerMediaText({ phase, partner: { media } }: CallView): string | null {
  if (phase !== 'connected' || media === null) return null;
  if (media.screen) return media.microphone ? t`Sharing the screen` : t`Muted, sharing the screen`;
  if (media.camera) return media.microphone ? null : t`Muted`;
  return media.microphone ? t`Camera off` : t`Muted, camera off`;
}

export function captionOfChange(before: CallView, after: CallView, name: string): string | null {
  const sentences = [
    phaseCaption(before, after, name),
    audioOnlyCaption(before, after) ?? qualityCaption(before, after),
    signallingCaption(before, after),
    problemCaption(before, after) ?? ownCaption(before, after),
    partnerCaption(before.partner.media, after.partner.media, name),
    after.partner.isAudioOnly && !before.partner.isAudioOnly ? t`${name} has sound only.` : null,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ') || null;
}

function phaseCaption(before: CallView, after: CallView, name: string): string | null {
  if (before.phase === after.phase) return null;
  switch (after.phase) {
    case 'joining':
      return t`Joining the call.`;
    case 'waiting':
      return hasPartnerLeft(after) ? t`${name} has left the call.` : t`Waiting for ${name}.`;
    case 'connecting':
      return t`Connecting to ${name}.`;
    case 'connected':
      return before.phase === 'reconnecting'
        ? t`You are connected again.`
        : t`You are in the call with ${name}.`;
    case 'reconnecting':
      return t`The connection dropped. Reconnecting.`;
    case 'taken-over':
    case 'ended':
      return null;
  }
}

function audioOnlyCaption(before: CallView, after: CallView): string | null {
  if (before.audioOnly === after.audioOnly) return null;
  switch (after.audioOnly) {
    case 'offered':
      return t`Your connection is too slow for video. You can go on with sound only.`;
    case 'automatic':
    case 'chosen':
      return t`The call goes on with sound only.`;
    case 'off':
      return isAudioOnly(before.audioOnly) ? t`Video is back.` : null;
  }
}

function qualityCaption({ quality: before }: CallView, { quality }: CallView): string | null {
  if (before === quality || quality === 'none') return null;
  if (quality === 'poor') return t`Your connection is slow.`;
  if (quality === 'bad') return t`Your connection is very slow.`;
  return before === 'none' ? null : t`Your connection is good again.`;
}

function signallingCaption(before: CallView, after: CallView): string | null {
  return after.isSignallingLost && !before.isSignallingLost ? signallingText(after) : null;
}

export function signallingText({ phase }: CallView): string {
  return phase === 'connected' || phase === 'reconnecting'
    ? t`The call goes on. We cannot reach CareSetu, so messages wait.`
    : t`We cannot reach CareSetu. The call starts when the connection is back.`;
}

export const problemTexts = {
  'no-camera': t`Your camera has stopped. You are heard, but not seen.`,
  'no-microphone': t`Your microphone has stopped. Nobody can hear you.`,
  'screen-denied': t`Your browser did not share the screen. Try again and choose what to share.`,
};

function problemCaption({ problem: before }: CallView, { problem }: CallView): string | null {
  if (problem === before) return null;
  const named = Object.entries(problemTexts).find(([name]) => name === problem);
  return named?.[1] ?? null;
}

function ownCaption({ own: before }: CallView, { own }: CallView): string | null {
  const { microphone, camera, screen } = changes(before, own);
  if (screen)
    return own.screen ? t`You are sharing your screen.` : t`You have stopped sharing your screen.`;
  if (microphone) return own.microphone ? t`Your microphone is on.` : t`You are muted.`;
  if (camera) return own.camera ? t`Your camera is on.` : t`Your camera is off.`;
  return null;
}

function partnerCaption(
  before: SentMedia | null,
  after: SentMedia | null,
  name: string,
): string | null {
  if (before === null || after === null) return null;
  const { microphone, camera, screen } = changes(before, after);
  if (screen) {
    return after.screen
      ? t`${name} is sharing the screen.`
      : t`${name} has stopped sharing the screen.`;
  }
  if (microphone) return after.microphone ? t`${name} has unmuted.` : t`${name} is muted.`;
  if (!camera) return null;
  return after.camera
    ? t`${name} has turned the camera on.`
    : t`${name} has turned the camera off.`;
}

function changes(before: SentMedia, after: SentMedia) {
  return {
    microphone: before.microphone !== after.microphone,
    camera: before.camera !== after.camera,
    screen: before.screen !== after.screen,
  };
}
