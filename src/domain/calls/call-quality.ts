import type { CallQuality } from './call.ts';

/** Counted from the start of a connection. */
export interface QualityCounters {
  /** In ms. */
  at: number;
  packets: number;
  lostPackets: number;
  frames: number;
  frozenMs: number;
  /** From 0 to 1, reported by the partner about what this client sends. */
  sentLoss: number;
  /** In ms; null if unknown. */
  roundTrip: number | null;
  /** For sending, in bits per second; null if unknown. */
  bitrate: number | null;
}

export interface QualitySample {
  /** From 0 to 1, the worse of both directions. */
  loss: number;
  /** Share of the time in which the partner's picture was frozen. */
  frozen: number;
  roundTrip: number | null;
  bitrate: number | null;
}

const levels = ['good', 'poor', 'bad'] as const;

const limits = {
  loss: [0.05, 0.15],
  frozen: [0.2, 0.5],
  roundTrip: [400, 1000],
  bitrate: [200_000, 80_000],
} as const;

const SAMPLES_TO_WORSEN = 3;
const SAMPLES_TO_IMPROVE = 5;

export interface QualityHistory {
  quality: CallQuality;
  recent: readonly number[];
}

export const unmeasured: QualityHistory = { quality: 'none', recent: [] };

/**
 * @param shown the pictures that are sent now. A still screen has no new frames, and browsers
 * measure the bitrate only with a picture.
 */
export function toQualitySample(
  before: QualityCounters,
  now: QualityCounters,
  shown: { ownPicture: boolean; partnersCamera: boolean },
): QualitySample {
  const elapsed = Math.max(1, now.at - before.at);
  const packets = Math.max(0, now.packets - before.packets);
  const lost = Math.max(0, now.lostPackets - before.lostPackets);
  const hasStopped = shown.partnersCamera && now.frames === before.frames;
  return {
    loss: Math.max(lost === 0 ? 0 : lost / (packets + lost), now.sentLoss),
    frozen: hasStopped ? 1 : Math.min(1, Math.max(0, now.frozenMs - before.frozenMs) / elapsed),
    roundTrip: now.roundTrip,
    bitrate: shown.ownPicture ? now.bitrate : null,
  };
}

/** Takes one sample a second. */
export function nextQuality(
  { quality, recent }: QualityHistory,
  sample: QualitySample,
): QualityHistory {
  const all = [...recent, getLevel(sample)].slice(-SAMPLES_TO_IMPROVE);
  const latest = all.slice(-SAMPLES_TO_WORSEN);
  if (latest.length < SAMPLES_TO_WORSEN) return { quality, recent: all };
  const before = quality === 'none' ? 0 : levels.indexOf(quality);
  const level = Math.min(Math.max(before, Math.min(...latest)), Math.max(...all));
  return { quality: levels[level] ?? quality, recent: all };
}

function getLevel({ loss, frozen, roundTrip, bitrate }: QualitySample): number {
  const level = (value: number, [poor, bad]: readonly [number, number]) =>
    Number(value > poor) + Number(value > bad);
  return Math.max(
    level(loss, limits.loss),
    level(frozen, limits.frozen),
    level(roundTrip ?? 0, limits.roundTrip),
    level(-(bitrate ?? Infinity), [-limits.bitrate[0], -limits.bitrate[1]]),
  );
}
