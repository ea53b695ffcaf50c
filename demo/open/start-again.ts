import { deviceMs } from '../../src/domain/time/clock.ts';
import { dateInIndia, indiaInstant } from '../../src/domain/time/india-time.ts';
import type { Demo } from '../demo.ts';
import { scenarios } from '../scenarios/all-scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { clearDemo, notifyReset } from './reset-demo.ts';
import type { ScenarioPlace } from '../scenario-state/scenario-keys.ts';
import { storeStartedScenario, storeStep } from '../scenario-state/scenario-state.ts';
import { type DemoLink, toInstant } from '../link/link.ts';
import { storeStartTime } from '../scenario-state/start-time.ts';

export async function startAgain(
  { reset }: Pick<Demo, 'reset'>,
  { scenario: name, at }: Pick<DemoLink, 'scenario' | 'at'>,
  place: ScenarioPlace,
): Promise<void> {
  const scenario: Scenario | undefined = name && scenarios[name];
  await reset({ at: findStart(at, scenario), seed: scenario?.seed });
  await clearDemo();
  storeStartedScenario(name);
  storeStartTime(name && at);
  if (name) storeStep(name, 0, place);
  notifyReset();
}

function findStart(at: DemoLink['at'], scenario: Scenario | undefined): Date | undefined {
  if (at === 'now') return undefined;
  if (at !== undefined) return toInstant(at);
  if (scenario?.time === undefined) return undefined;
  return indiaInstant(dateInIndia(new Date(deviceMs())), scenario.time);
}
