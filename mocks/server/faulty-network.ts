import type { Network } from '../handlers/core/backend.ts';
import { countCall, type CountedFault, findName } from '../director/faults.ts';
import { createRandom, passCall, sleep } from '../director/network.ts';
import type { ServerOptions } from './options.ts';

const SEED = 1;

export function createFaultyNetwork({
  latencyMs,
  faults,
}: Pick<ServerOptions, 'latencyMs' | 'faults'>): Network | undefined {
  if (latencyMs === null && faults.length === 0) return undefined;
  const profile = { latencyMs: latencyMs ?? [0, 0], loss: 0, isOffline: false } as const;
  const chance = { random: createRandom(SEED), sleep };
  let counted: CountedFault[] = faults.map((fault) => ({ fault, calls: 0 }));
  return (endpoint, run) => {
    const name = findName(endpoint);
    const { hit, left } = name ? countCall(counted, name) : { hit: null, left: counted };
    counted = left;
    return passCall(run, { profile, fault: hit }, chance);
  };
}
