import { currentTime } from '../../src/domain/time/clock.ts';
import { dateInIndia, timeInIndia } from '../../src/domain/time/india-time.ts';
import type { Demo } from '../demo.ts';
import type { ScenarioName } from '../scenarios/all-scenarios.ts';
import { demoAccounts } from '../../backend/seed/demo-accounts.ts';
import { readStartedScenario } from '../scenario-state/scenario-state.ts';
import { type DemoLink, printLink } from '../link/link.ts';
import { readStartTime } from '../scenario-state/start-time.ts';

export type LinkStart = Pick<DemoLink, 'scenario' | 'at' | 'as' | 'to'>;

/** The scenario from its beginning; else this tab's page and account, and the demo's time. */
export async function findLinkStart(
  demo: Pick<Demo, 'findAccount' | 'hasOwnTime'>,
): Promise<LinkStart> {
  const scenario = readStartedScenario();
  if (scenario) {
    const at = readStartTime();
    return { scenario, ...(at !== undefined && { at }) };
  }
  const now = currentTime();
  return {
    ...(demo.hasOwnTime() && { at: `${dateInIndia(now)}T${timeInIndia(now)}` }),
    ...(await findPlace(demo)),
  };
}

async function findPlace({
  findAccount,
}: Pick<Demo, 'findAccount'>): Promise<Pick<DemoLink, 'as' | 'to'>> {
  const accountId = await findAccount();
  const as = demoAccounts.find(({ id }) => id === accountId)?.id;
  return { ...(as && { as }), to: findPath() };
}

export async function copyLink(
  demo: Pick<Demo, 'findAccount' | 'hasOwnTime'>,
  toLink: (start: LinkStart) => string,
): Promise<void> {
  await navigator.clipboard.writeText(siteUrl() + toLink(await findLinkStart(demo)));
}

export async function resetAndStay(demo: Pick<Demo, 'findAccount'>): Promise<void> {
  openDemoLink({ at: 'now', ...(await findPlace(demo)), faults: [] });
}

/** Resets the demo to the beginning of the scenario. */
export function openScenario(scenario: ScenarioName): void {
  openDemoLink({ scenario, faults: [] });
}

export async function restartScenario(): Promise<void> {
  const scenario = readStartedScenario();
  if (scenario) openScenario(scenario);
}

function openDemoLink(link: DemoLink): void {
  location.assign(siteUrl() + printLink(link));
}

/** Loads the page again, even if only the part after the # differs. */
export function openPath(path: string): void {
  history.replaceState(null, '', siteUrl() + path);
  location.reload();
}

function siteUrl(): string {
  return new URL(import.meta.env.BASE_URL, location.href).href.replace(/\/$/, '');
}

export function findPath(): string {
  const { href } = location;
  return (href.startsWith(siteUrl()) && href.slice(siteUrl().length)) || '/';
}
