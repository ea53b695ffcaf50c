import { parseFaults } from '../director/network/faults.ts';
import { allWell, type NetworkSettings, withFault } from '../director/network/settings.ts';
import type { Scenario } from './scenario.ts';

export function settingsOf({
  network = allWell.network,
  faults = '',
  sockets,
}: Pick<Scenario, 'network' | 'faults' | 'sockets'>): NetworkSettings {
  const set: NetworkSettings = { network, isSocketCut: sockets === 'cut', faults: [] };
  return faults === '' ? set : parseFaults(faults).faults.reduce(withFault, set);
}
