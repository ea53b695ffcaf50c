import { hasStartedScenario, isScenarioRunning } from '../scenario-state/scenario-keys.ts';

export const OFFERED_KEY = 'caresetu-demo-offered';

/** True once in each browser, and not for a visitor who came by the link of a scenario. */
export function isOfferDue(): boolean {
  try {
    return (
      localStorage.getItem(OFFERED_KEY) === null && !isScenarioRunning() && !hasStartedScenario()
    );
  } catch {
    return false;
  }
}

export function storeOffered(): void {
  try {
    localStorage.setItem(OFFERED_KEY, 'yes');
  } catch {
    // Without storage, the demo does not run.
  }
}
