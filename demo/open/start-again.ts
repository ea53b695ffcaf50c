import { deviceMs } from '../../src/domain/time/clock.ts';
import { dateInIndia, indiaInstant } from '../../src/domain/time/india-time.ts';
import type { Demo } from '../demo.ts';
import { scenarios } from '../scenarios/all-scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { clearDemo, notifyReset } from './reset-demo.ts';
import type { StoryPlace } from '../scene/story-keys.ts';
import { storeScene, storeStep } from '../scene/story-state.ts';
import { type DemoLink, toInstant } from '../link/link.ts';
import { storeSceneStart } from '../scene/scene-start.ts';

export async function startAgain(
  { reset }: Pick<Demo, 'reset'>,
  { scene, at }: Pick<DemoLink, 'scene' | 'at'>,
  place: StoryPlace,
): Promise<void> {
  const scenario: Scenario | undefined = scene && scenarios[scene];
  await reset({ at: findStart(at, scenario), seed: scenario?.seed });
  await clearDemo();
  storeScene(scene);
  storeSceneStart(scene && at);
  if (scene) storeStep(scene, 0, place);
  notifyReset();
}

function findStart(at: DemoLink['at'], scenario: Scenario | undefined): Date | undefined {
  if (at === 'now') return undefined;
  if (at !== undefined) return toInstant(at);
  if (scenario?.time === undefined) return undefined;
  return indiaInstant(dateInIndia(new Date(deviceMs())), scenario.time);
}
