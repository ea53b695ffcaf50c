import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyTrail } from '../../backend/store/audit-trail.ts';
import { readAuditTrail } from '../../server/store/postgres/postgres-audit.ts';
import { toTurnTable } from '../../server/store/postgres/transaction.ts';
import type { TestDevice } from '../../backend/testing/test-backend.ts';
import {
  createTestSeed,
  people,
  signIn,
  testRecord,
  visit,
} from '../../backend/testing/test-seed.ts';
import { type ClockedCluster, startClockedCluster } from './support/clocked-cluster.ts';
import { createTestDatabase } from './support/test-database.ts';

const READS_A_DOCTOR = process.env['SOAK'] ? 50 : 5;
const DOCTORS = 10;
const LIMIT_MS = 600_000;

const { patientA, patientB, doctorA } = people;

const testSeed = createTestSeed();
const [profile] = testSeed.doctors;
const doctors = Array.from({ length: DOCTORS }, (_, index) => ({
  ...doctorA,
  id: `doctor-${index}`,
  phone: String(9_200_000_000 + index),
}));
const visits = doctors.flatMap(({ id: doctorId }, index) =>
  [patientA, patientB].map(({ id: patientId }, turn) => ({
    ...visit(`visit-${index}-${turn}`, '10:00', 'completed'),
    doctorId,
    patientId,
    date: `2026-11-${10 + index}`,
    time: turn === 0 ? '10:00' : '11:00',
  })),
);
const seed = {
  ...testSeed,
  accounts: [...testSeed.accounts, ...doctors],
  doctors: [
    ...testSeed.doctors,
    ...doctors.flatMap(({ id, name }) => (profile ? [{ ...profile, id, name }] : [])),
  ],
  appointments: visits,
  medicalRecords: [
    ...Array.from({ length: READS_A_DOCTOR }, (_, index) => testRecord(`a-${index}`)),
    { ...testRecord('b'), patientId: patientB.id },
  ],
  sharings: visits.map(({ id, patientId, doctorId }) => ({
    id,
    patientId,
    doctorId,
    scope: 'everything' as const,
    specialty: 'Cardiology',
    lastDay: '2026-12-31',
  })),
};

type Call = TestDevice['call'];

const stops: (() => Promise<void>)[] = [];
const onEnd = (stop: () => Promise<void>) => void stops.unshift(stop);
let cluster: ClockedCluster;
let calls: Call[];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-audit-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const databaseUrl = await createTestDatabase({ onEnd });
  cluster = await startClockedCluster({ databaseUrl, folder, onEnd });
  await cluster.reset(seed);
  calls = await Promise.all(
    doctors.map(async (doctor): Promise<Call> => {
      const device = cluster.createDevice();
      const { accessToken: token } = await signIn(device, doctor);
      return (name, params, options) => device.call(name, params, { ...options, token });
    }),
  );
}, 120_000);

afterAll(async () => {
  for (const stop of stops) await stop();
}, 60_000);

async function verify() {
  return readAuditTrail(cluster.pool, async (trail) => {
    const problems: string[] = [];
    for await (const problem of verifyTrail(
      trail,
      new Map(),
      new Date(seed.sharings[0]?.lastDay ?? 0),
    ))
      problems.push(problem);
    return { problems, lengths: [...trail.chains.values()].map(({ length }) => length) };
  });
}

test(
  `${DOCTORS} doctors read the same patient's records through three processes at the same time, and the trail has each read without a gap`,
  async () => {
    const ids = Array.from({ length: READS_A_DOCTOR }, (_, index) => `a-${index}`);
    // Each read twice: the second one adds no entry, through whichever process.
    const replies = await Promise.all(
      [...ids, ...ids].flatMap((id) => calls.map((call) => call('getRecord', { id }))),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await verify()).toEqual({ problems: [], lengths: [replies.length / 2] });
  },
  LIMIT_MS,
);

test("a read waits for other reads of the same patient's data, but not of another patient's", async () => {
  const [one, two] = calls;
  if (!one || !two) throw new Error('There are too few doctors');
  const client = await cluster.pool.connect();
  let isAnswered = false;
  try {
    await client.query('BEGIN');
    await client.query(`LOCK TABLE ${toTurnTable(patientA.id)} IN EXCLUSIVE MODE`);
    const waiting = one('listRecords', { id: patientA.id }).then((reply) => {
      isAnswered = true;
      return reply;
    });
    await expect
      .poll(async () => {
        const { rows } = await cluster.pool.query(
          "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%LOCK TABLE%' AND datname = current_database()",
        );
        return rows.length;
      })
      .toBe(1);
    expect((await two('listRecords', { id: patientB.id })).status).toBe(200);
    expect(isAnswered).toBe(false);
    await client.query('COMMIT');
    expect((await waiting).status).toBe(200);
  } finally {
    client.release();
  }
  expect((await verify()).problems).toEqual([]);
});
