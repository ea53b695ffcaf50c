import * as z from 'zod/mini';
import {
  isScenarioName,
  type ScenarioName,
  scenarioNames,
  scenarios,
} from '../scenarios/all-scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { STARTED_SCENARIO_KEY, scenarioKeys, type ScenarioPlace } from './scenario-keys.ts';

const scenarioName = z.enum(scenarioNames);

const storedProgress = z.object({ name: scenarioName, step: z.int().check(z.nonnegative()) });

export interface RunningScenario {
  name: ScenarioName;
  scenario: Scenario;
  /** The step to do next; the number of steps at the end. */
  step: number;
}

export function readRunningScenario(place: ScenarioPlace = 'tab'): RunningScenario | null {
  const { data } = storedProgress.safeParse(parseJson(sessionStorage.getItem(scenarioKeys[place])));
  if (!data) return null;
  const scenario: Scenario = scenarios[data.name];
  const step = Math.min(data.step, scenario.steps.length);
  return { name: data.name, scenario, step };
}

export function storeStep(name: ScenarioName, step: number, place: ScenarioPlace = 'tab'): void {
  sessionStorage.setItem(scenarioKeys[place], JSON.stringify({ name, step }));
}

export function endScenario(place: ScenarioPlace): void {
  sessionStorage.removeItem(scenarioKeys[place]);
}

/** The scenario of the demo's data, for all tabs. */
export function readStartedScenario(): ScenarioName | undefined {
  const name = localStorage.getItem(STARTED_SCENARIO_KEY);
  return name !== null && isScenarioName(name) ? name : undefined;
}

export function storeStartedScenario(name: ScenarioName | undefined): void {
  if (name === undefined) localStorage.removeItem(STARTED_SCENARIO_KEY);
  else localStorage.setItem(STARTED_SCENARIO_KEY, name);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
