import * as z from 'zod/mini';
import { scenarios } from '../scenarios/all-scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { demoAccounts } from '../../backend/seed/demo-accounts.ts';
import { DEMO_PATH, type DemoLink, parseLink, printLink } from './link.ts';
import type { Side } from '../kit/frame-names.ts';

export const STAGE_PATH = '/stage';

export const GUEST = 'guest';
export const personIds = [...demoAccounts.map(({ id }) => id), GUEST];

export function personName(id: string): string {
  return demoAccounts.find((account) => account.id === id)?.name ?? 'A guest';
}

export const deviceSets = ['phone-laptop', 'phone-phone'] as const;
export type DeviceSet = (typeof deviceSets)[number];

export interface StageSetup extends Record<Side, string> {
  devices: DeviceSet;
}

export const defaultSetup: StageSetup = {
  left: 'patient-meera-nair',
  right: 'doctor-ananya-krishnan',
  devices: 'phone-laptop',
};

const choices = { left: personIds, right: personIds, devices: deviceSets };

const setupParts = z.partial(
  z.object({ left: z.enum(personIds), right: z.enum(personIds), devices: z.enum(deviceSets) }),
);

export interface StageLink {
  setup: StageSetup;
  /** Without both, the link keeps the data. */
  scenario?: DemoLink['scenario'];
  at?: DemoLink['at'];
  /** Null if the link leaves the network as it is. */
  network: Pick<DemoLink, 'net' | 'sockets' | 'faults'> | null;
  problems: string[];
}

export function parseStageLink(hash: string): StageLink {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const problems: string[] = [];
  const valid: Record<string, string> = {};
  for (const [name, allowed] of Object.entries(choices)) {
    const values = params.getAll(name);
    params.delete(name);
    if (values.length > 1) {
      problems.push(`‘${name}’ is in the link more than once. The last one counts.`);
    }
    const value = values.at(-1);
    if (value === undefined) continue;
    if (allowed.some((one) => one === value)) valid[name] = value;
    else problems.push(`‘${name}=${value}’ is not valid. It can be: ${allowed.join(', ')}.`);
  }
  for (const name of ['as', 'to'].filter((one) => params.has(one))) {
    problems.push(`A link to the stage cannot have ‘${name}’.`);
    params.delete(name);
  }
  const { link, problems: others } = parseLink(params.toString());
  const isSet = link.net !== undefined || link.sockets !== undefined || link.faults.length > 0;
  const { scenario, at } = link;
  return {
    setup: { ...setupOf(scenario), ...setupParts.parse(valid) },
    scenario,
    at,
    network: isSet ? link : null,
    problems: [...problems, ...others],
  };
}

function setupOf(name: DemoLink['scenario']): StageSetup {
  if (name === undefined) return defaultSetup;
  const { main, other }: Scenario['people'] = scenarios[name].people;
  return { ...defaultSetup, left: main ?? GUEST, right: other ?? GUEST };
}

export type StageStart = Pick<DemoLink, 'scenario' | 'at'>;

/**
 * @param network null to leave the network as it is
 * @returns a path below the app's base
 */
export function printStageLink(
  { left, right, devices }: StageSetup,
  start: StageStart = {},
  network: StageLink['network'] = null,
): string {
  const others = printLink({ faults: [], ...network, ...start }).slice(DEMO_PATH.length + 1);
  const setup = `left=${left}&right=${right}&devices=${devices}`;
  return `${STAGE_PATH}#${[setup, ...(others === '' ? [] : [others])].join('&')}`;
}

/** @param path below the app's base */
export function siteLink(path: string): string {
  return new URL(path.slice(1), new URL(import.meta.env.BASE_URL, location.href)).href;
}
