import { currentTime } from '../../../src/domain/time/clock.ts';
import { dateInIndia, timeInIndia } from '../../../src/domain/time/india-time.ts';
import type { Demo } from '../../browser.ts';
import type { ScenarioName } from '../../scenarios/all-scenarios.ts';
import { demoAccounts } from '../../seed/demo-accounts.ts';
import { readScene } from '../story/story-state.ts';
import { type DemoLink, printLink } from './link.ts';

export type LinkStart = Pick<DemoLink, 'scene' | 'at' | 'as' | 'to'>;

/** Of this tab: its page, its demo account, and the demo’s time and scenario. */
export async function findLinkStart({
  findAccount,
  hasOwnTime,
}: Pick<Demo, 'findAccount' | 'hasOwnTime'>): Promise<LinkStart> {
  const accountId = await findAccount();
  const known = demoAccounts.find(({ id }) => id === accountId)?.id;
  const scene = readScene();
  // Without an account, the link of a scenario would sign in its main person.
  const as = known ?? (scene && 'guest');
  const now = currentTime();
  return {
    ...(scene && { scene }),
    ...(hasOwnTime() && { at: `${dateInIndia(now)}T${timeInIndia(now)}` }),
    ...(as && { as }),
    to: findPath(),
  };
}

export async function copyLink(
  demo: Pick<Demo, 'findAccount' | 'hasOwnTime'>,
  toLink: (start: LinkStart) => string,
): Promise<void> {
  await navigator.clipboard.writeText(siteUrl() + toLink(await findLinkStart(demo)));
}

export async function resetAndStay(demo: Pick<Demo, 'findAccount' | 'hasOwnTime'>): Promise<void> {
  const { as, to } = await findLinkStart(demo);
  openDemoLink({ at: 'now', ...(as && { as }), ...(to !== undefined && { to }), faults: [] });
}

/** Resets the demo to the beginning of the scenario. */
export function openScene(scene: ScenarioName): void {
  openDemoLink({ scene, faults: [] });
}

export async function restartStory(): Promise<void> {
  const scene = readScene();
  if (scene) openScene(scene);
}

export function openDemoLink(link: DemoLink): void {
  location.assign(siteUrl() + printLink(link));
}

function siteUrl(): string {
  return new URL(import.meta.env.BASE_URL, location.href).href.replace(/\/$/, '');
}

function findPath(): string {
  const { href } = location;
  return (href.startsWith(siteUrl()) && href.slice(siteUrl().length)) || '/';
}
