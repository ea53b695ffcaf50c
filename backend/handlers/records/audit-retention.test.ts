import { expect, test } from 'vitest';
import { auditEndpoints } from '../../../src/contract/audit.ts';
import { leastYears } from '../../../src/domain/privacy/retention.ts';
import { indiaInstant } from '../../../src/domain/time/india-time.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../../testing/test-seed.ts';
import { findTrailProblems } from '../../testing/test-trail.ts';
import type { Removed } from '../core/sweep-step.ts';
import { sweep } from '../../sweep/sweep.ts';
import { auditRead } from './audit.ts';

const { patientA, doctorA } = people;

function start() {
  const { backend, clock, createDevice } = createTestBackend({ seed: createTestSeed() });
  const { store } = backend;
  const goTo = (day: string) =>
    clock.advance((indiaInstant(day, '12:00').getTime() - clock.now().getTime()) / 1000);
  const readOn = async (day: string, count = 1) => {
    goTo(day);
    for (let read = 0; read < count; read += 1) {
      await store.write((unit) =>
        auditRead(unit, doctorA, patientA.id, 'records', [{ id: `record-${read}` }], clock.now()),
      );
    }
  };
  const sweepOn = async (day: string) => {
    goTo(day);
    const removed: Removed = {};
    await sweep(backend, (counts) => Object.assign(removed, counts));
    return removed['auditEntries'];
  };
  const list = async () => {
    const device = createDevice();
    const { accessToken: token } = await signIn(device, patientA);
    const { body } = await device.call('listAudit', {}, { token });
    const { entries, hasMore } = auditEndpoints.listAudit.response.parse(body);
    return { positions: entries.map(({ position }) => position), hasMore };
  };
  const problems = () => findTrailProblems(store, clock.now());
  return { backend, readOn, sweepOn, list, problems };
}

test('entries go three years after the read, and the rest of the trail is whole', async () => {
  const { readOn, sweepOn, list, problems } = start();
  await readOn('2026-12-01', 2);
  await readOn('2026-12-10');
  expect(await sweepOn('2029-12-01')).toBe(0);
  expect(await sweepOn('2029-12-02')).toBe(2);
  expect(await problems()).toEqual([]);
  expect(await list()).toEqual({ positions: [3], hasMore: false });
});

test('a trail whose entries are all gone goes on with the next read', async () => {
  const { readOn, sweepOn, list, problems } = start();
  await readOn('2026-12-01', 2);
  expect(await sweepOn('2030-01-01')).toBe(2);
  expect(await problems()).toEqual([]);
  await readOn('2030-01-02');
  expect(await problems()).toEqual([]);
  expect(await list()).toEqual({ positions: [3], hasMore: false });
  expect(await sweepOn('2033-01-02')).toBe(0);
  expect(await sweepOn('2033-01-03')).toBe(1);
});

test('more entries than one write removes go in one sweep', async () => {
  const { readOn, sweepOn, list, problems } = start();
  await readOn('2026-12-01', 1001);
  await readOn('2027-12-01');
  expect(await sweepOn('2029-12-02')).toBe(1001);
  expect(await problems()).toEqual([]);
  expect(await list()).toEqual({ positions: [1002], hasMore: false });
});

test('a longer period in the settings applies to entries', async () => {
  const { backend, readOn, sweepOn } = start();
  await readOn('2026-12-01');
  backend.privacy = { ...backend.privacy, retention: { ...leastYears, medicalRecordYears: 5 } };
  expect(await sweepOn('2029-12-02')).toBe(0);
  expect(await sweepOn('2031-12-02')).toBe(1);
});
