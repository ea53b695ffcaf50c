import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { queryRows } from '../../server/store/postgres/transaction.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  signIn,
  visit,
} from '../../backend/testing/test-seed.ts';
import { openSocketConnection } from '../../tools/conformance/targets/socket-connection.ts';
import { testCalls } from '../contract/support/call-matrix.ts';
import { playGeneratedSignals, SIGNAL_MARK } from '../contract/support/generated-signals.ts';
import { type ClockedCluster, startClockedCluster } from './support/clocked-cluster.ts';
import { createTestDatabase } from './support/test-database.ts';

const LIMIT = { timeout: 10_000 };

const stops: (() => Promise<void>)[] = [];
const onEnd = (stop: () => Promise<void>) => void stops.unshift(stop);
let cluster: ClockedCluster;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-calls-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const databaseUrl = await createTestDatabase({ onEnd });
  cluster = await startClockedCluster({ databaseUrl, folder, onEnd });
}, 120_000);

afterAll(async () => {
  for (const stop of stops) await stop();
}, 60_000);

const VISIT = 'visit-a';
const today = { ...visit(VISIT, '10:00', 'scheduled'), date: '2026-11-23' };
const success = { success: true };
const joining = (seat: string) => ({ appointmentId: VISIT, seat, takesOver: true, consents: true });

async function connectTo(url: string, name: PersonName) {
  const { accessToken } = await signIn(cluster.createDevice(), people[name]);
  const signals: unknown[] = [];
  const connection = await openSocketConnection(url, accessToken, null, (event, payload) => {
    if (event === 'call_signal') signals.push(payload);
  });
  onTestFinished(() => connection.close());
  connection.register(people[name].id);
  return { ...connection, signals };
}

const urlOf = (index: number) => cluster.servers[index]?.url ?? '';

test('a seat is renewed at a process that was killed and started again', async () => {
  await cluster.reset(createTestSeed([today]));
  const killed = await cluster.startServer();
  const before = await connectTo(killed.url, 'doctorA');
  expect(await before.call('call_join', joining('doctor-seat'))).toEqual(success);
  const patient = await connectTo(urlOf(0), 'patientA');
  expect(await patient.call('call_join', joining('patient-seat'))).toEqual(success);
  await killed.end('SIGKILL');
  const started = await cluster.startServer();
  onTestFinished(async () => void (await started.end('SIGTERM')));
  const doctor = await connectTo(started.url, 'doctorA');
  const renewal = { ...joining('doctor-seat'), takesOver: false };
  expect(await doctor.call('call_join', renewal)).toEqual(success);
  const signal = { kind: 'description', type: 'answer', sdp: 'v=0'.repeat(5000) } as const;
  const sent = { appointmentId: VISIT, from: 'doctor-seat', to: 'patient-seat', signal };
  expect(await doctor.call('call_signal', sent)).toEqual(success);
  await expect.poll(() => patient.signals, LIMIT).toEqual([sent]);
  const back = { ...sent, from: 'patient-seat', to: 'doctor-seat' };
  expect(await patient.call('call_signal', back)).toEqual(success);
  await expect.poll(() => doctor.signals, LIMIT).toEqual([back]);
}, 60_000);

test('generated events are answered, and leave nothing in any table', async () => {
  await cluster.reset(createTestSeed([today]));
  const doctor = await connectTo(urlOf(1), 'doctorA');
  await doctor.call('call_join', joining('doctor-seat'));
  const codes = await playGeneratedSignals(VISIT, async () => {
    const patient = await connectTo(urlOf(0), 'patientA');
    await patient.call('call_join', joining('patient-seat'));
    return patient;
  });
  expect(codes).toEqual(expect.arrayContaining(['invalid-request', 'not-found', 'success']));
  expect(codes).not.toContain('unexpected');
  await expect.poll(() => doctor.signals.length, LIMIT).toBeGreaterThan(3);
  const tables = await queryRows(
    cluster.pool,
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { tablename } of tables) {
    const text = `SELECT count(*) FROM ${tablename} AS kept WHERE kept::text LIKE $1`;
    const [row] = await queryRows(cluster.pool, text, [`%${SIGNAL_MARK}%`]);
    expect([tablename, row?.['count']]).toEqual([tablename, '0']);
  }
}, 60_000);

describe('three processes on one database', () => {
  testCalls(async ({ seed, now }) => {
    await cluster.reset(seed, now);
    let opened = 0;
    return {
      createDevice: cluster.createDevice,
      setTime: (at) => cluster.setState({ now: at }),
      connect(token, take) {
        const server = cluster.servers[(opened += 1) % cluster.servers.length];
        return openSocketConnection(server?.url ?? '', token, null, take);
      },
    };
  });
});
