import { firstVisit } from './first-visit.ts';
import type { Scenario } from './scenario.ts';

/** By their names in links, in the order of the list. */
const all = {
  'first-visit': firstVisit,
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof all;

export const scenarios: Record<ScenarioName, Scenario> = all;

export const scenarioNames = Object.keys(all).filter(isScenarioName);

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(all, name);
}
