import type { Fault } from '../../backend/faults/faults.ts';
import type { NetworkName } from '../../mocks/network/settings.ts';
import { callLabels, kindLabels } from './fault-words.ts';

export const networkLabels: Record<NetworkName, string> = {
  fast: 'Fast',
  'slow-4g': 'Slow 4G',
  '2g': '2G',
  offline: 'Offline',
  lossy: 'Lossy (30%)',
};

export function faultLabel({ endpoint, kind, nth, isLasting }: Fault): string {
  const words = kindLabels[kind];
  const call = `${callLabels[endpoint]}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  if (isLasting) return nth === 1 ? call : `${call}, every ${ordinal(nth)} call`;
  return nth === 1 ? `${call}, once` : `${call}, at the ${ordinal(nth)} call`;
}

const suffixes = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' } as const;
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(count: number): string {
  return `${count}${suffixes[rules.select(count)]}`;
}
