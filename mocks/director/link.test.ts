import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpointNames, listFaultKinds } from './faults.ts';
import { type DemoLink, parseLink, printLink } from './link.ts';
import { networkNames } from './settings.ts';

const link: fc.Arbitrary<DemoLink> = fc.record(
  {
    net: fc.constantFrom(...networkNames).filter((name) => name !== 'fast'),
    sockets: fc.constant('cut' as const),
    as: fc.constantFrom('patient-meera-nair', 'doctor-ananya-krishnan'),
    to: fc.webPath().map((path) => `/doctors${path}?q=${path}#${path}`),
    faults: fc.array(
      fc.constantFrom(...endpointNames).chain((endpoint) =>
        fc.record({
          endpoint: fc.constant(endpoint),
          kind: fc.constantFrom(...listFaultKinds(endpoint)),
          nth: fc.integer({ min: 1, max: 99 }),
          isLasting: fc.boolean(),
        }),
      ),
    ),
  },
  { requiredKeys: ['faults'] },
);

const hashOf = (path: string) => new URL(path, 'https://demo.example').hash;

test('a demo link is read as it was written, for each link', () => {
  fc.assert(
    fc.property(link, (made) => {
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
  'doctors',
  '',
])('a demo link cannot lead to %j', (to) => {
  const { link, problems } = parseLink(`#to=${encodeURIComponent(to)}`);
  expect(link.to).toBeUndefined();
  expect(problems).toHaveLength(1);
});

test('any text after the # is read without an exception', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseLink(text).link.faults).toBeInstanceOf(Array);
    }),
  );
});
