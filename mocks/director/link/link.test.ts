import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  property,
  record,
  string,
  webPath,
} from 'fast-check';
import { expect, test } from 'vitest';
import { endpointNames, listFaultKinds } from '../network/faults.ts';
import { type DemoLink, parseLink, printLink } from './link.ts';
import { networkNames } from '../network/settings.ts';

const link: Arbitrary<DemoLink> = record(
  {
    net: constantFrom(...networkNames).filter((name) => name !== 'fast'),
    sockets: constant('cut' as const),
    as: constantFrom('patient-meera-nair', 'doctor-ananya-krishnan'),
    to: webPath().map((path) => `/doctors${path}?q=${path}#${path}`),
    faults: array(
      constantFrom(...endpointNames).chain((endpoint) =>
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
);

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
  const hash = '#net=5g&fault=login:busy,login:bsy&sockets=yes&as=nobody&scene=night&to=/doctors';
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
    'A demo link cannot have ‘scene’.',
  ]);
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
