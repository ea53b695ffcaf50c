import type { Network } from '../backend/handlers/core/backend.ts';
import { countCall, type CountedFault, findName } from '../backend/faults/faults.ts';
import { createRandom, passCall, sleep } from '../backend/faults/network.ts';
import type { ServerOptions } from './options.ts';

export function createFaultyNetwork({
  latencyMs,
  faults,
}: Pick<ServerOptions, 'latencyMs' | 'faults'>): Network | undefined {
  if (latencyMs === null && faults.length === 0) return undefined;
  const profile = { latencyMs: latencyMs ?? [0, 0], loss: 0, isOffline: false } as const;
  const chance = { random: createRandom(), sleep };
  let counted: CountedFault[] = faults.map((fault) => ({ fault, calls: 0 }));
  return (endpoint, run) => {
    const name = findName(endpoint);
    const takeFault = () => {
      if (!name) return null;
      const { hit, left } = countCall(counted, name);
      counted = left;
      return hit;
    };
    return passCall(run, { profile, takeFault }, chance);
  };
}
