import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekday } from '../../src/contract/doctors.ts';
import { partOfDay } from '../../src/contract/waitlist.ts';
import { endWaits } from '../../backend/handlers/waitlist/end-waits.ts';
import type { AppointmentRecord, WaitlistRecord } from '../../backend/store/records.ts';
import { createTestBackend, type Reply } from '../../backend/testing/test-backend.ts';
import { createTestSeed, people, signIn, visit } from '../../backend/testing/test-seed.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import {
  type ClockedCluster,
  initialState,
  startClockedCluster,
} from './support/clocked-cluster.ts';
import { createTestDatabase } from './support/test-database.ts';

const CALLS = process.env['SOAK'] ? 1000 : 200;
const PATIENTS = 20;
const LIMIT_MS = 600_000;
const BUSY = 503;
const slot = { date: '2026-11-24', time: '10:00' };
const { id: doctorId } = people.doctorA;
const now = Date.parse(initialState.now);
const after = (minutes: number) => new Date(now + minutes * 60_000);

const patients = Array.from({ length: PATIENTS }, (_, index) => ({
  ...people.patientA,
  id: `patient-${index}`,
  phone: String(9_100_000_000 + index),
}));
const [first, second, third] = patients;

/** In the order of the patients. */
const line = patients.map(({ id: patientId }, index): WaitlistRecord => ({
  id: `entry-${index}`,
  patientId,
  doctorId,
  appointmentType: 'video',
  days: weekday.options,
  parts: partOfDay.options,
  until: '2026-11-27',
  askedAt: after(index - PATIENTS).toISOString(),
  passed: [],
  expiresAt: '2026-11-27T18:30:00.000Z',
}));

const testSeed = createTestSeed();
const createSeed = (waitlist: WaitlistRecord[], appointments: AppointmentRecord[] = []) => ({
  ...testSeed,
  accounts: [...testSeed.accounts, ...patients],
  appointments,
  waitlist,
});
const held = { ...visit('held', slot.time, 'scheduled'), ...slot };

const stops: (() => Promise<void>)[] = [];
const onEnd = (stop: () => Promise<void>) => void stops.unshift(stop);
let cluster: ClockedCluster;
let store: PostgresStore;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-waitlist-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  cluster = await startClockedCluster({
    databaseUrl: await createTestDatabase({ onEnd }),
    folder,
    onEnd,
  });
  store = new PostgresStore(cluster.pool);
}, 120_000);

afterAll(async () => {
  for (const stop of stops) await stop();
}, 60_000);

/** Repeats a call whose process was killed or busy. */
async function untilAnswered(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send().catch(() => null);
    if (reply && reply.status !== BUSY && reply.status < 500) return reply;
  }
}

type Person = typeof people.patientA;

async function signInOn(person: Person) {
  const device = cluster.createDevice();
  const { accessToken: token } = await signIn(device, person);
  return (...[name, params, options]: Parameters<typeof device.call>) =>
    untilAnswered(() => device.call(name, params, { ...options, token }));
}

const findHolds = () =>
  store.read(async (reads) =>
    (await reads.find('slotHolds', { date: slot.date })).map(
      ({ appointmentId, waitlistId }) => appointmentId ?? waitlistId,
    ),
  );
const findVisits = () => store.read((reads) => reads.find('appointments', { status: 'pending' }));
const findEntries = () => store.read((reads) => reads.find('waitlist'));
const findOffered = async () =>
  (await findEntries()).filter(({ offer, acceptedId }) => offer && acceptedId === undefined);

/** As the sweep of a process does. */
async function sweepAt(at: Date): Promise<void> {
  const { backend } = createTestBackend({ store, now: at.toISOString() });
  await endWaits(backend, at);
}

test(
  `one of ${CALLS} concurrent accepts on three processes wins while one of them is killed, and no one is skipped`,
  async () => {
    await cluster.reset(createSeed(line, [held]));
    const doctor = await signInOn(people.doctorA);
    await doctor('cancelAppointment', { id: held.id }, { body: {} });
    expect((await findOffered()).map(({ id }) => id)).toEqual(['entry-0']);

    const callers = await Promise.all(patients.map(signInOn));
    const [killed, ...running] = cluster.servers;
    let answered = 0;
    const accepts = Array.from({ length: CALLS }, async (_, index) => {
      const call = callers[index % PATIENTS];
      const id = `entry-${index % PATIENTS}`;
      const reply = await call?.('answerOffer', { id }, { body: { ...slot, answer: 'accept' } });
      answered += 1;
      if (answered === CALLS / 10) {
        cluster.serve(running.map(({ url }) => url));
        await killed?.end('SIGKILL');
      }
      return { index: index % PATIENTS, status: reply?.status };
    });
    const replies = await Promise.all(accepts);
    for (const { index, status } of replies) expect(status).toBe(index === 0 ? 200 : 409);
    const visits = await findVisits();
    expect(visits).toMatchObject([{ patientId: first?.id, ...slot }]);
    expect(await findHolds()).toEqual([visits[0]?.id]);
    const waiting = (await findEntries()).filter(({ acceptedId }) => acceptedId === undefined);
    expect(waiting).toHaveLength(PATIENTS - 1);
    expect(waiting.every(({ passed }) => passed.length === 0)).toBe(true);
    const restarted = await cluster.startServer();
    onEnd(async () => void (await restarted.end('SIGTERM')));
    cluster.serve([...running, restarted].map(({ url }) => url));
  },
  LIMIT_MS,
);

test(
  'sweeps of several processes at once pass an offer to the next one, once',
  async () => {
    await cluster.reset(createSeed(line, [held]));
    const doctor = await signInOn(people.doctorA);
    await doctor('cancelAppointment', { id: held.id }, { body: {} });
    await Promise.all([1, 2, 3].map(() => sweepAt(after(16))));
    expect((await findOffered()).map(({ patientId }) => patientId)).toEqual([second?.id]);
    expect(await findHolds()).toEqual(['entry-1']);
    await Promise.all([1, 2, 3].map(() => sweepAt(after(40))));
    expect((await findOffered()).map(({ patientId }) => patientId)).toEqual([third?.id]);
    // The time itself has passed.
    await sweepAt(after(3 * 24 * 60));
    expect(await findOffered()).toEqual([]);
    expect(await findHolds()).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'an accept and the sweep at the same moment leave one hold and one owner',
  async () => {
    await cluster.reset(createSeed(line, [held]));
    const doctor = await signInOn(people.doctorA);
    await doctor('cancelAppointment', { id: held.id }, { body: {} });
    const patient = await signInOn({ ...people.patientA, ...first });
    const answer = { body: { ...slot, answer: 'accept' } };
    const [reply] = await Promise.all([
      patient('answerOffer', { id: 'entry-0' }, answer),
      sweepAt(after(16)),
    ]);
    const visits = await findVisits();
    const holds = await findHolds();
    expect(holds).toHaveLength(1);
    expect(reply.status === 200 ? [visits[0]?.id] : ['entry-1']).toEqual(holds);
  },
  LIMIT_MS,
);

test(
  'two times that are freed at once on three processes go to the first two, one each',
  async () => {
    const other = { ...visit('other', '10:30', 'scheduled'), date: slot.date };
    await cluster.reset(createSeed(line, [held, other]));
    const doctor = await signInOn(people.doctorA);
    const cancel = (id: string) => doctor('cancelAppointment', { id }, { body: {} });
    await Promise.all([cancel(held.id), cancel(other.id)]);
    const offered = (await findOffered()).map(({ id }) => id).toSorted();
    expect(offered).toEqual(['entry-0', 'entry-1']);
    expect((await findHolds()).toSorted()).toEqual(['entry-0', 'entry-1']);
  },
  LIMIT_MS,
);
