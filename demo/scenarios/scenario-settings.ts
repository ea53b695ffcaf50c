import { parseFaults } from '../../backend/faults/faults.ts';
import { allWell, type NetworkSettings, withFault } from '../../mocks/network/settings.ts';
import type { Scenario } from './scenario.ts';

export function toNetworkSettings({
  network = allWell.network,
  faults = '',
}: Pick<Scenario, 'network' | 'faults'>): NetworkSettings {
  const set: NetworkSettings = { ...allWell, network };
  return faults === '' ? set : parseFaults(faults).faults.reduce(withFault, set);
}
