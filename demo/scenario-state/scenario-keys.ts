/** In `sessionStorage`, where the tab's page and its stage each have a scenario. */
export const scenarioKeys = { tab: 'caresetu-demo-scenario', stage: 'caresetu-stage-scenario' };
export type ScenarioPlace = keyof typeof scenarioKeys;

/** In `localStorage`. */
export const STARTED_SCENARIO_KEY = 'caresetu-demo-started-scenario';

/** Without loading the scenarios. */
export function isScenarioRunning(): boolean {
  return isStored(() => sessionStorage, scenarioKeys.tab);
}

/** Without loading the scenarios. */
export function hasStartedScenario(): boolean {
  return isStored(() => localStorage, STARTED_SCENARIO_KEY);
}

function isStored(openStorage: () => Storage, key: string): boolean {
  try {
    return openStorage().getItem(key) !== null;
  } catch {
    return false;
  }
}
