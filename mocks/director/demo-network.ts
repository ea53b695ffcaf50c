import type { Network } from '../handlers/core/backend.ts';
import { setConnection } from './connection.ts';
import { findName } from './faults.ts';
import { isSocketCut, type NetworkSource, takeFault } from './settings.ts';

const SEEDS = 2 ** 32;

export function demoNetwork(source: NetworkSource): Network {
  const loadNetwork = () => import('./network.ts');
  let random: (() => number) | undefined;
  return async (endpoint, run) => {
    const name = findName(endpoint);
    const fault = name === undefined ? null : takeFault(source, name);
    const { network } = source.read();
    if (network === 'fast' && fault === null) return run();
    const { createRandom, passCall, profiles, sleep } = await loadNetwork();
    random ??= createRandom(Math.random() * SEEDS);
    return passCall(run, { profile: profiles[network], fault }, { random, sleep });
  };
}

export function followConnection(source: NetworkSource): void {
  let wasCut = false;
  const follow = () => {
    const settings = source.read();
    setConnection(settings.network !== 'offline');
    const isCut = isSocketCut(settings);
    // The app connects again at this event, without waiting for its next attempt.
    if (wasCut && !isCut) window.dispatchEvent(new Event('online'));
    wasCut = isCut;
  };
  source.onChange(follow);
  follow();
}
