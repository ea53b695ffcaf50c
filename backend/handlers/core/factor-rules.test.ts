import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { errorResponseBody } from '../../../src/contract/errors.ts';
import * as paths from '../../core/paths.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../../testing/test-seed.ts';
import { endpointNames } from '../../faults/faults.ts';
import { findFactorRule, pathRules } from './factor-rules.ts';

const HOUR_SECONDS = 60 * 60;

async function codesFor(
  person: typeof people.doctorA,
  { hasFactor, requiresSecondFactor }: { hasFactor: boolean; requiresSecondFactor: boolean },
): Promise<Record<string, string | undefined>> {
  const { backend, clock, createDevice } = createTestBackend({ seed: createTestSeed() });
  backend.requiresSecondFactor = requiresSecondFactor;
  const device = createDevice();
  let { accessToken: token } = await signIn(device, person);
  if (hasFactor) {
    await backend.store.write((unit) =>
      unit.insert('secondFactors', {
        id: person.id,
        secret: 'A'.repeat(32),
        confirmedAt: clock.now().toISOString(),
        lastStep: 0,
        recoveryHashes: [],
      }),
    );
    clock.advance(13 * HOUR_SECONDS);
    const { body } = await device.call('refreshOn403');
    token = endpoints.refreshOn403.response.parse(body).accessToken;
  }
  const found: Record<string, string | undefined> = {};
  for (const name of endpointNames) {
    const { access, method, path } = endpoints[name];
    if (access !== 'user' && access !== person.role) continue;
    const inPath = path.matchAll(/:(\w+)/g);
    const params = Object.fromEntries([...inPath].map(([, param]) => [param, 'any']));
    const { body } = await createDevice().call(name, params, {
      token,
      ...(method !== 'GET' && { body: {} }),
    });
    found[name] = errorResponseBody.safeParse(body).data?.code;
    if (found[name] === 'token-expired') throw new Error(`${name} has ended the session`);
  }
  return found;
}

const namesWith = (codes: Record<string, string | undefined>, code: string) =>
  Object.keys(codes).filter((name) => codes[name] === code);

describe('the second factor', () => {
  test("is asked again for patients' records, facts and files, an export and new addresses", async () => {
    const codes = await codesFor(people.doctorA, { hasFactor: true, requiresSecondFactor: false });
    expect(namesWith(codes, 'step-up-needed').sort()).toEqual([
      'changeEmail',
      'downloadAttachment',
      'exportAccount',
      'getHealthFacts',
      'getRecord',
      'getRecordSignature',
      'getVisitPhone',
      'listRecords',
      'makeCalendarFeed',
    ]);
  });

  test('is asked again from a patient only for an export and new addresses', async () => {
    const codes = await codesFor(people.patientA, { hasFactor: true, requiresSecondFactor: true });
    expect(namesWith(codes, 'step-up-needed').sort()).toEqual([
      'changeEmail',
      'exportAccount',
      'makeCalendarFeed',
    ]);
  });

  test('is never asked again from someone without one', async () => {
    for (const person of [people.doctorA, people.patientA]) {
      const codes = await codesFor(person, { hasFactor: false, requiresSecondFactor: false });
      expect(namesWith(codes, 'step-up-needed')).toEqual([]);
    }
  });

  test('is needed by a doctor for every call but those that turn it on', async () => {
    const codes = await codesFor(people.doctorA, { hasFactor: false, requiresSecondFactor: true });
    const open = Object.keys(codes).filter((name) => codes[name] !== 'second-factor-required');
    expect(open.sort()).toEqual([
      'confirmSecondFactor',
      'endCalendarFeed',
      'endKnownDevice',
      'endOtherSessions',
      'endSession',
      'getAccount',
      'getCalendarFeed',
      'getSecondFactor',
      'listKnownDevices',
      'listSessions',
      'startSecondFactor',
    ]);
  });

  test('has a rule for each path outside the contract', () => {
    const { GEOCODER_PATH: _, ...others } = paths;
    expect(Object.keys(pathRules).sort()).toEqual(Object.values(others).sort());
  });

  test('refuses a call without a rule', () => {
    expect(() => findFactorRule({ method: 'GET', path: '/api/new' })).toThrow(/has no row/);
  });
});
