import * as z from 'zod/mini';
import { scenarios } from '../scenarios/all-scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { HELPER, stagePeople } from '../scenarios/stage-people.ts';
import { type DeviceSet, deviceSets } from './devices.ts';
import { DEMO_PATH, type DemoLink, parseLink, printLink } from './link.ts';
import type { Side } from '../kit/frame-names.ts';

export const STAGE_PATH = '/stage';

export const GUEST = 'guest';
export const personIds = [...stagePeople.map(({ id }) => id), GUEST];
export const idsOnSide = { left: personIds, right: [...personIds, HELPER] };

export function personName(id: string): string {
  if (id === HELPER) return 'The queue helper';
  return stagePeople.find((person) => person.id === id)?.name ?? 'A guest';
}

export interface StageSetup extends Record<Side, string> {
  devices: DeviceSet;
}

export const defaultSetup: StageSetup = {
  left: 'patient-meera-nair',
  right: 'doctor-ananya-krishnan',
  devices: 'phone-laptop',
};

const choices = { ...idsOnSide, devices: deviceSets };

const setupParts = z.partial(
  z.object({
    left: z.enum(idsOnSide.left),
    right: z.enum(idsOnSide.right),
    devices: z.enum(deviceSets),
  }),
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

export function setupOf(name: DemoLink['scenario']): StageSetup {
  if (name === undefined) return defaultSetup;
  const { people, devices }: Scenario = scenarios[name];
  const { main, other } = people;
  return {
    left: main ?? GUEST,
    right: other ?? GUEST,
    devices: devices ?? (other === undefined ? 'phone' : defaultSetup.devices),
  };
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
