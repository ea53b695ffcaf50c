import type { Network } from '../../handlers/core/backend.ts';
import { setConnection } from './connection.ts';
import { findName } from './faults.ts';
import { isSocketCut, type NetworkSource, takeFault } from './settings.ts';

export function demoNetwork(source: NetworkSource): Network {
  const loadNetwork = () => import('./network.ts');
  let random: (() => number) | undefined;
  return async (endpoint, run) => {
    const name = findName(endpoint);
    const { network, faults } = source.read();
    if (network === 'fast' && !faults.some(({ fault }) => fault.endpoint === name)) return run();
    const { createRandom, passCall, profiles, sleep } = await loadNetwork();
    random ??= createRandom();
    const take = () => (name === undefined ? null : takeFault(source, name));
    return passCall(run, { profile: profiles[network], takeFault: take }, { random, sleep });
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
