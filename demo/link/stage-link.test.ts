import { assert, constantFrom, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { parseFaults } from '../../backend/faults/faults.ts';
import { deviceSets } from './devices.ts';
import {
  defaultSetup,
  parseStageLink,
  personIds,
  printStageLink,
  type StageSetup,
} from './stage-link.ts';

const hashOf = (path: string) => new URL(path, 'https://demo.example').hash;

test('a link to the stage is read as it was written, for each link', () => {
  const setups = record({
    left: constantFrom(...personIds),
    right: constantFrom(...personIds),
    devices: constantFrom(...deviceSets),
  });
  assert(
    property(setups, (setup) => {
      const link = parseStageLink(hashOf(printStageLink(setup)));
      expect(link).toEqual({ setup, network: null, problems: [] });
    }),
  );
});

test('a link to the stage has the scenario, the time and the network', () => {
  const start = { scenario: 'slot-taken', at: '2026-11-25T09:10' } as const;
  const { faults } = parseFaults('sendMessage:lost@2');
  const network = { net: '2g', sockets: 'cut', faults } as const;
  const setup: StageSetup = { ...defaultSetup, devices: 'phone-phone' };
  const link = parseStageLink(hashOf(printStageLink(setup, start, network)));
  expect(link).toMatchObject({ setup, ...start, network, problems: [] });
});

test('without parts, the stage has a patient’s phone and a doctor’s laptop', () => {
  expect(parseStageLink('')).toEqual({ setup: defaultSetup, network: null, problems: [] });
});

test('a link to the stage can set the network and faults', () => {
  const { setup, network, problems } = parseStageLink(
    '#devices=phone-phone&net=2g&fault=sendMessage:lost@2',
  );
  expect(problems).toEqual([]);
  expect(setup).toEqual({ ...defaultSetup, devices: 'phone-phone' });
  expect(network).toMatchObject({ net: '2g', faults: [{ endpoint: 'sendMessage', nth: 2 }] });
});

test('the parts of a link to the stage that are not valid are named and ignored', () => {
  const hash = '#left=nobody&right=guest&right=patient-arjun-rao&devices=tv&to=/doctors&net=5g';
  const { setup, network, problems } = parseStageLink(hash);
  expect(setup).toEqual({ ...defaultSetup, right: 'patient-arjun-rao' });
  expect(network).toBeNull();
  expect(problems).toEqual([
    expect.stringMatching(/^‘left=nobody’ is not valid. It can be: patient-meera-nair,/),
    '‘right’ is in the link more than once. The last one counts.',
    '‘devices=tv’ is not valid. It can be: phone-laptop, phone-phone, laptop-phone, phone, laptop.',
    'A link to the stage cannot have ‘to’.',
    '‘net=5g’ is not valid. It can be: fast, slow-4g, 2g, offline, lossy.',
  ]);
});

test('a scenario with one person shows one device, and a doctor has a laptop', () => {
  expect(parseStageLink('#scenario=used-from-abroad').setup.devices).toBe('phone');
  expect(parseStageLink('#scenario=first-visit').setup).toEqual({
    left: 'guest',
    right: 'doctor-ananya-krishnan',
    devices: 'phone-laptop',
  });
  expect(parseStageLink('#scenario=busy-clinic').setup).toEqual({
    left: 'doctor-ananya-krishnan',
    right: 'patient-joseph-dsouza',
    devices: 'laptop-phone',
  });
});

test('any text after the # is read without an exception', () => {
  assert(
    property(string(), (text) => {
      expect(parseStageLink(text).setup.devices).toBe('phone-laptop');
    }),
  );
});
