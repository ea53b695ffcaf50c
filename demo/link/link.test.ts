import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  string,
  webPath,
} from 'fast-check';
import { expect, test } from 'vitest';
import { callNames, listFaultKinds } from '../../backend/faults/faults.ts';
import { addDays, timeAtMinutes } from '../../src/domain/time/india-time.ts';
import { scenarioNames } from '../scenarios/all-scenarios.ts';
import { demoAccounts } from '../../backend/seed/demo-accounts.ts';
import { type DemoLink, networkOf, parseLink, printLink, toInstant } from './link.ts';
import { networkNames } from '../../mocks/network/settings.ts';

const moment = record({
  day: integer({ min: 0, max: 20_000 }),
  minute: integer({ min: 0, max: 1439 }),
}).map(({ day, minute }) => `${addDays('2020-01-01', day)}T${timeAtMinutes(minute)}`);

const link: Arbitrary<DemoLink> = record(
  {
    scenario: constantFrom(...scenarioNames),
    at: oneof(constant('now' as const), moment),
    net: constantFrom(...networkNames),
    sockets: constant('cut' as const),
    as: constantFrom('guest' as const, ...demoAccounts.map(({ id }) => id)),
    to: webPath().map((path) => `/doctors${path}?q=${path}#${path}`),
    faults: array(
      constantFrom(...callNames).chain((endpoint) =>
        record({
          endpoint: constant(endpoint),
          kind: constantFrom(...listFaultKinds(endpoint)),
          nth: integer({ min: 1, max: 99 }),
          isLasting: boolean(),
        }),
      ),
    ),
  },
  { requiredKeys: ['faults'] },
).filter(({ scenario, net }) => net !== networkOf(scenario));

const hashOf = (path: string) => new URL(path, 'https://demo.example').hash;

test('a demo link is read as it was written, for each link', () => {
  assert(
    property(link, (made) => {
      expect(parseLink(hashOf(printLink(made)))).toEqual({ link: made, problems: [] });
    }),
  );
});

test('a demo link is readable', () => {
  const hash =
    '#net=slow-4g&fault=bookAppointment:slot-taken,sendMessage:lost@2&as=patient-meera-nair&to=/doctors';
  const { link, problems } = parseLink(hash);
  expect(problems).toEqual([]);
  expect(printLink(link)).toBe(`/demo${hash}`);
  expect(printLink({ faults: [], net: 'fast' })).toBe('/demo');
});

test('the parts of a demo link that are not valid are named and ignored', () => {
  const hash =
    '#net=5g&fault=login:busy,login:bsy&sockets=yes&as=nobody&scenario=night&place=x&to=/doctors';
  const { link, problems } = parseLink(hash);
  expect(link).toEqual({
    faults: [{ endpoint: 'login', kind: 'busy', nth: 1, isLasting: true }],
    to: '/doctors',
  });
  expect(problems).toEqual([
    expect.stringContaining('login can have'),
    '‘net=5g’ is not valid. It can be: fast, slow-4g, 2g, offline, lossy.',
    '‘sockets=yes’ is not valid. It can be: cut.',
    expect.stringContaining('patient-meera-nair'),
    expect.stringMatching(
      /^‘scenario=night’ is not valid. It can be: first-visit, ([a-z-]+, ){3}[a-z-]+ and \d+ more\.$/,
    ),
    'A demo link cannot have ‘place’.',
  ]);
});

test('the time of a demo link is a minute in India', () => {
  const { link, problems } = parseLink('#scenario=fully-booked&at=2026-11-25T09:10');
  expect({ link, problems }).toEqual({
    link: { scenario: 'fully-booked', at: '2026-11-25T09:10', faults: [] },
    problems: [],
  });
  expect(toInstant('2026-11-25T09:10').toISOString()).toBe('2026-11-25T03:40:00.000Z');
});

test.each([
  '2026-11-25',
  '2026-02-30T09:10',
  '2026-11-25T24:00',
  '2026-11-25T09:10:00',
  '2026-11-25T09:10Z',
  '1926-11-25T09:10',
  '2026-11-25 09:10',
  '',
])('a demo link cannot begin at %j', (at) => {
  const { link, problems } = parseLink(`#at=${encodeURIComponent(at)}`);
  expect(link.at).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining('a time in India such as')]);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/demo#to=/',
  '/./demo?',
  '/\t/evil.example',
  '/doctors/../demo/',
  'doctors',
  '',
])('a demo link cannot lead to %j', (to) => {
  const { link, problems } = parseLink(`#to=${encodeURIComponent(to)}`);
  expect(link.to).toBeUndefined();
  expect(problems).toHaveLength(1);
});

test('a part that is in a demo link twice is named', () => {
  const { link, problems } = parseLink('#fault=login:busy&fault=login:late');
  expect(link.faults).toHaveLength(1);
  expect(problems).toEqual(['‘fault’ is in the link more than once. The last one counts.']);
});

test('any text after the # is read without an exception', () => {
  assert(
    property(string(), (text) => {
      expect(parseLink(text).link.faults).toBeInstanceOf(Array);
    }),
  );
});

test('a link that was copied from an earlier build opens its scenario', () => {
  const { link, problems } = parseLink('#net=2g&scene=slot-taken');
  expect(link.scenario).toBe('slot-taken');
  expect(problems).toEqual([]);
});
