import { errorResponse } from '../handlers/core/api-error.ts';
import { type Fault, isErrorCode } from './faults.ts';
import { faultError } from './fault-messages.ts';

export interface Profile {
  /** The least and the most, in ms. */
  latencyMs: readonly [number, number];
  /** From 0 to 1. Half of them are lost on the way back, so that the handler runs. */
  loss: number;
  isOffline: boolean;
}

const reliable = { loss: 0, isOffline: false };

export const profiles = {
  fast: { ...reliable, latencyMs: [0, 0] },
  'slow-4g': { ...reliable, latencyMs: [400, 900] },
  '2g': { ...reliable, latencyMs: [1500, 3500] },
  offline: { latencyMs: [0, 0], loss: 0, isOffline: true },
  lossy: { latencyMs: [50, 300], loss: 0.3, isOffline: false },
} as const satisfies Record<string, Profile>;

/** Later than the longest timeout of a client, which is for downloads. */
const LATE_MS = { json: 20_000, file: 125_000 };
const WRONG_BODY = 'This is not the response of the contract.';

export interface Chance {
  random: () => number;
  sleep: (ms: number) => Promise<void>;
}

/** A lost packet of a socket is sent again by TCP. */
const RESENT_AFTER_MS = 1000;

/** In ms. */
export function delayOnSocket({ latencyMs, loss }: Profile, random: () => number): number {
  const [least, most] = latencyMs;
  return least + (most - least) * random() + (random() < loss ? RESENT_AFTER_MS : 0);
}

const SEED = 1;

/** Mulberry32. */
export function createRandom(seed = SEED): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

export async function passCall(
  run: () => Promise<Response>,
  { profile, takeFault }: { profile: Profile; takeFault: () => Fault | null },
  { random, sleep }: Chance,
): Promise<Response> {
  if (profile.isOffline) return Response.error();
  const [least, most] = profile.latencyMs;
  const [wait, luck] = [least + (most - least) * random(), random()];
  if (wait > 0) await sleep(wait);
  if (luck < profile.loss / 2) return Response.error();
  const kind = takeFault()?.kind ?? null;
  if (kind !== null && isErrorCode(kind)) return errorResponse(faultError(kind));
  const response = await run();
  if (kind === 'lost' || luck < profile.loss) {
    await response.body?.cancel();
    return Response.error();
  }
  if (kind === 'late') {
    await sleep(response.headers.has('content-disposition') ? LATE_MS.file : LATE_MS.json);
  }
  if (kind === 'shape' && response.ok) {
    return Response.json(WRONG_BODY, { status: response.status });
  }
  return response;
}
