import * as z from 'zod/mini';
import {
  isScenarioName,
  type ScenarioName,
  scenarioNames,
  scenarios,
} from '../scenarios/all-scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { SCENE_KEY, storyKeys, type StoryPlace } from './story-keys.ts';

const scenarioName = z.enum(scenarioNames);

const storedStory = z.object({ scene: scenarioName, step: z.int().check(z.nonnegative()) });

export interface RunningStory {
  name: ScenarioName;
  scenario: Scenario;
  /** The step to do next; the number of steps at the end. */
  step: number;
}

export function readStory(place: StoryPlace = 'tab'): RunningStory | null {
  const { data } = storedStory.safeParse(parseJson(sessionStorage.getItem(storyKeys[place])));
  if (!data) return null;
  const scenario: Scenario = scenarios[data.scene];
  const step = Math.min(data.step, scenario.steps.length);
  return { name: data.scene, scenario, step };
}

export function storeStep(scene: ScenarioName, step: number, place: StoryPlace = 'tab'): void {
  sessionStorage.setItem(storyKeys[place], JSON.stringify({ scene, step }));
}

export function endStory(place: StoryPlace): void {
  sessionStorage.removeItem(storyKeys[place]);
}

/** The scenario of the demo's data, for all tabs. */
export function readScene(): ScenarioName | undefined {
  const name = localStorage.getItem(SCENE_KEY);
  return name !== null && isScenarioName(name) ? name : undefined;
}

export function storeScene(name: ScenarioName | undefined): void {
  if (name === undefined) localStorage.removeItem(SCENE_KEY);
  else localStorage.setItem(SCENE_KEY, name);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
