import * as z from 'zod/mini';
import { calendarDate, timeOfDay } from '../../src/contract/common.ts';
import { indiaInstant } from '../../src/domain/time/india-time.ts';
import { scenarioNames, scenarios } from '../scenarios/all-scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { demoAccounts } from '../../backend/seed/demo-accounts.ts';
import { type Fault, parseFaults, printFault } from '../../backend/faults/faults.ts';
import { type NetworkName, networkNames } from '../../mocks/network/settings.ts';

export const DEMO_PATH = '/demo';

const MOST_LISTED = 5;
/** In links that were copied before the part was called `scenario`. */
const OLD_SCENARIO = /(^|&)scene=/g;

const demoAccountIds = demoAccounts.map(({ id }) => id);

/** Years that the app's pages can show. */
const moment = z.string().check(
  z.regex(/^20\d\d-/),
  z.refine((text) => text.length === 16 && isMoment(text)),
);

export const linkTime = z.union([z.literal('now'), moment]);

const parts = {
  scenario: z.enum(scenarioNames),
  at: linkTime,
  net: z.enum(networkNames),
  sockets: z.literal('cut'),
  as: z.enum(['guest', ...demoAccountIds]),
  to: z.string().check(z.regex(/^\//), z.refine(isPathOfTheApp)),
};

const examples: Record<string, string> = {
  scenario: listFirst(scenarioNames),
  at: 'now, or a time in India such as 2026-11-25T09:10',
  net: listFirst(networkNames),
  sockets: 'cut',
  as: listFirst(['guest', ...demoAccountIds]),
  to: 'a path of the app, such as /doctors',
};

const linkParts = z.partial(z.object(parts));

export type DemoLink = z.infer<typeof linkParts> & { faults: Fault[] };

export function parseLink(hash: string): { link: DemoLink; problems: string[] } {
  const params = new URLSearchParams(hash.replace(/^#/, '').replace(OLD_SCENARIO, '$1scenario='));
  const given = Object.fromEntries(params);
  const { fault = '', ...rest } = given;
  const { faults, problems } = fault === '' ? { faults: [], problems: [] } : parseFaults(fault);
  for (const name of Object.keys(given)) {
    if (params.getAll(name).length === 1) continue;
    problems.push(`‘${name}’ is in the link more than once. The last one counts.`);
  }
  const valid = Object.entries(rest).filter(([name, value]) => {
    const part = Object.entries(parts).find(([known]) => known === name)?.[1];
    if (part?.safeParse(value).success) return true;
    problems.push(
      part
        ? `‘${name}=${value}’ is not valid. It can be: ${examples[name]}.`
        : `A demo link cannot have ‘${name}’.`,
    );
    return false;
  });
  return { link: { ...linkParts.parse(Object.fromEntries(valid)), faults }, problems };
}

/** A link may be read on a phone. */
function listFirst(values: readonly string[]): string {
  const first = values.slice(0, MOST_LISTED).join(', ');
  const others = values.length - MOST_LISTED;
  return others > 0 ? `${first} and ${others} more` : first;
}

function isMoment(text: string): boolean {
  const [date, time] = text.split('T');
  return calendarDate.safeParse(date).success && timeOfDay.safeParse(time).success;
}

/** @param at as in a link, but not 'now' */
export function toInstant(at: string): Date {
  const [date = '', time = ''] = at.split('T');
  return indiaInstant(date, time);
}

function isPathOfTheApp(path: string): boolean {
  const origin = 'https://demo.example';
  if (!URL.canParse(path, origin)) return false;
  const url = new URL(path, origin);
  return url.origin === origin && !/^\/demo(?:\/|$)/.test(url.pathname);
}

/** @returns a path below the app's base, such as `/demo#net=2g&to=/doctors` */
export function printLink({ faults, ...rest }: DemoLink): string {
  const { scenario, at, net, ...others } = rest;
  const usual = networkOf(scenario);
  const texts = {
    ...(scenario !== undefined && { scenario }),
    ...(at !== undefined && { at }),
    ...(net !== undefined && net !== usual && { net }),
    ...(faults.length > 0 && { fault: faults.map(printFault).join(',') }),
    ...others,
  };
  const pairs = Object.entries(texts).map(([name, value]) => `${name}=${escaped(value)}`);
  return [DEMO_PATH, ...(pairs.length > 0 ? [pairs.join('&')] : [])].join('#');
}

export function networkOf(name: DemoLink['scenario']): NetworkName {
  const scenario: Scenario | undefined = name && scenarios[name];
  return scenario?.network ?? 'fast';
}

/** Leaves characters that only look bad when escaped. */
function escaped(value: string): string {
  return encodeURIComponent(value).replace(/%(?:2F|3A|40|2C|3F|3D)/g, decodeURIComponent);
}
