import { firstVisit } from './first-visit.ts';
import { fullyBooked } from './fully-booked.ts';
import type { Scenario } from './scenario.ts';
import { slotTaken } from './slot-taken.ts';

/** By their names in links, in the order of the list. */
const all = {
  'first-visit': firstVisit,
  'fully-booked': fullyBooked,
  'slot-taken': slotTaken,
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof all;

export const scenarios: Record<ScenarioName, Scenario> = all;

export const scenarioNames = Object.keys(all).filter(isScenarioName);

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(all, name);
}
