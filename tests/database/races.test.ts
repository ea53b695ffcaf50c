import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../src/domain/time/india-time.ts';
import { ceilings } from '../../backend/handlers/core/ceilings.ts';
import type {
  AppointmentRecord,
  PaymentRecord,
  QueueBookingRecord,
} from '../../backend/store/records.ts';
import type { Reply, TestDevice } from '../../backend/testing/test-backend.ts';
import { card, queueBody } from '../../backend/testing/test-queue.ts';
import { createTestSeed, people, signIn, visit } from '../../backend/testing/test-seed.ts';
import {
  type ClockedCluster,
  initialState,
  startClockedCluster,
} from './support/clocked-cluster.ts';
import { createTestDatabase } from './support/test-database.ts';

const CALLS = process.env['SOAK'] ? 1000 : 100;
/** Must exceed the number of connections of the three processes. */
const FEWER_CALLS = process.env['SOAK'] ? 1000 : 40;
/** As many as one account can have at the same time on three processes. */
const CALLS_OF_ONE = 3 * ceilings.writesInProgress;
const LIMIT_MS = 600_000;
const PATIENTS = 20;

const patients = Array.from({ length: PATIENTS }, (_, index) => ({
  ...people.patientA,
  id: `patient-${index}`,
  phone: String(9_100_000_000 + index),
}));
const total = { amountMinor: 7500, currency: 'USD' } as const;
const createdAt = '2026-11-23T03:30:00.000Z';

const drafts = Array.from({ length: CALLS }, (_, index): QueueBookingRecord => ({
  ...queueBody,
  id: `draft-${index}`,
  patientId: `patient-${index % PATIENTS}`,
  status: 'draft',
  createdAt,
  hourlyRate: { amountMinor: 2500, currency: 'USD' },
  total,
  history: [],
  heldUntil: null,
}));
const payments = drafts.map(({ id }): PaymentRecord => ({
  id: `payment-of-${id}`,
  draftId: id,
  amount: total,
  status: 'open',
  method: null,
  failure: null,
  clientSecret: null,
  expiresAt: null,
  createdAt,
  paidAt: null,
  refund: null,
}));

const testSeed = createTestSeed();
const seed = {
  ...testSeed,
  accounts: [...testSeed.accounts, ...patients],
  queueBookings: drafts,
  payments,
};

const slot = { doctorId: people.doctorA.id, date: '2026-11-24', time: '10:00' };
const booking = { ...slot, appointmentType: 'video', notes: '' };

type Call = TestDevice['call'];

const bookSlot = (call: Call, headers: Record<string, string> = {}) =>
  call('bookAppointment', { doctorId: slot.doctorId }, { body: booking, headers });
const moveVisit = (call: Call, id: string, to: { date: string; time: string }) =>
  call('moveAppointment', { id }, { body: to });
const payForHours = (call: Call, index: number) =>
  call('confirmPayment', { id: `payment-of-draft-${index}` }, { body: card('ok') });
const holdHours = (call: Call, index: number) =>
  call('createPaymentIntent', {}, { body: { draftId: `draft-${index}` } });

const TIMES = ['10:00', '10:30', '11:00', '11:30'];

/** One of each patient with the same doctor. */
const visits = patients.map((patient, index): AppointmentRecord => ({
  ...visit(`visit-${index}`, TIMES[index % 4] ?? '', index % 2 === 0 ? 'scheduled' : 'pending'),
  patientId: patient.id,
  date: addDays('2026-12-07', Math.floor(index / 4)),
}));

/** Several of the first patient. */
const ownVisits = Array.from({ length: 10 }, (_, index): AppointmentRecord => ({
  ...visit(`own-${index}`, TIMES[index % 4] ?? '', 'scheduled'),
  patientId: 'patient-0',
  date: addDays('2026-12-07', Math.floor(index / 4)),
}));

const guardedRaces = [
  {
    about: 'bookings of a slot',
    send: (call: Call) => bookSlot(call),
    success: 201,
    winners: "SELECT id FROM appointments WHERE status <> 'cancelled'",
  },
  {
    about: 'payments for hours of a helper',
    send: payForHours,
    success: 200,
    winners: "SELECT id FROM queue_bookings WHERE status = 'paid'",
  },
];

const stops: (() => Promise<void>)[] = [];
const onEnd = (stop: () => Promise<void>) => void stops.unshift(stop);
let cluster: ClockedCluster;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-races-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const databaseUrl = await createTestDatabase({ onEnd });
  cluster = await startClockedCluster({ databaseUrl, folder, onEnd });
  await cluster.reset(seed);
  await signIn(cluster.createDevice(), people.patientA);
}, 120_000);

afterAll(async () => {
  for (const stop of stops) await stop();
}, 60_000);

const BUSY = 503;

/** Repeats a call that waited too long for a connection. */
async function untilAnswered(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send();
    if (reply.status !== BUSY) return reply;
  }
}

async function race(
  count: number,
  send: (call: Call, index: number) => Promise<Reply>,
  from: readonly (typeof people.patientA)[] = patients,
  appointments: AppointmentRecord[] = [],
): Promise<Reply[]> {
  await cluster.reset({ ...seed, appointments });
  const calls = await Promise.all(
    from.map(async (patient): Promise<Call> => {
      const device = cluster.createDevice();
      const { accessToken: token } = await signIn(device, patient);
      return (name, params, options) => device.call(name, params, { ...options, token });
    }),
  );
  const senders = Array.from({ length: count / calls.length }, () => calls).flat();
  return Promise.all(senders.map((call, index) => untilAnswered(() => send(call, index))));
}

async function countRows(text: string): Promise<number> {
  return (await cluster.pool.query(text)).rows.length;
}

function countStatuses(replies: Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('three processes', () => {
  test.each(guardedRaces)(
    `accept only one of ${CALLS} concurrent $about`,
    async ({ send, success, winners }) => {
      expect(countStatuses(await race(CALLS, send))).toEqual({ [success]: 1, 409: CALLS - 1 });
      expect(await countRows(winners)).toBe(1);
    },
    LIMIT_MS,
  );

  test(
    `reserve a helper's hours for only one of ${CALLS} concurrent drafts`,
    async () => {
      expect(countStatuses(await race(CALLS, holdHours))).toEqual({ 201: 1, 409: CALLS - 1 });
    },
    LIMIT_MS,
  );

  test(
    `book only one visit for ${CALLS_OF_ONE} concurrent requests with the same Idempotency-Key`,
    async () => {
      const headers = { 'idempotency-key': 'one-key' };
      const send = (call: Call) => bookSlot(call, headers);
      const replies = await race(CALLS_OF_ONE, send, patients.slice(0, 1));
      expect(countStatuses(replies)).toEqual({ 201: CALLS_OF_ONE });
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await countRows('SELECT id FROM appointments')).toBe(1);
    },
    LIMIT_MS,
  );

  test(
    `give a slot to only one of ${PATIENTS} concurrent moves and ${CALLS - PATIENTS} bookings`,
    async () => {
      const send = (call: Call, index: number) =>
        index < PATIENTS ? moveVisit(call, `visit-${index}`, slot) : bookSlot(call);
      const counts = countStatuses(await race(CALLS, send, patients, visits));
      expect((counts[200] ?? 0) + (counts[201] ?? 0)).toBe(1);
      expect(counts[409]).toBe(CALLS - 1);
      expect(await countRows("SELECT id FROM slot_holds WHERE date = '2026-11-24'")).toBe(1);
      expect(await countRows('SELECT id FROM slot_holds')).toBeGreaterThanOrEqual(PATIENTS);
    },
    LIMIT_MS,
  );

  test(
    `schedule one follow-up for ${CALLS_OF_ONE} concurrent choices of a patient`,
    async () => {
      const closed: AppointmentRecord = {
        ...visit('closed', '10:00', 'completed'),
        patientId: 'patient-0',
        date: '2026-11-20',
        followUp: { date: '2026-11-26', at: '2026-11-20T05:00:00.000Z' },
      };
      const send = (call: Call, index: number) => {
        const date = addDays('2026-11-24', Math.floor(index / 4) % 4);
        const wanted = { date, time: TIMES[index % 4] };
        return call('answerFollowUp', { id: 'closed' }, { body: { slot: wanted } });
      };
      const replies = await race(CALLS_OF_ONE, send, patients.slice(0, 1), [closed]);
      const { 200: chosen = 0, 409: refused = 0 } = countStatuses(replies);
      expect(chosen).toBeGreaterThanOrEqual(1);
      expect(chosen + refused).toBe(CALLS_OF_ONE);
      expect(await countRows("SELECT id FROM appointments WHERE follow_up_of = 'closed'")).toBe(1);
      const linked = "SELECT id FROM appointments WHERE follow_up->>'visitId' IS NOT NULL";
      expect(await countRows(linked)).toBe(1);
      // The hold of the completed visit, and one of its follow-up.
      expect(await countRows('SELECT id FROM slot_holds')).toBe(2);
    },
    LIMIT_MS,
  );

  test(
    'keep one proposal for each visit when both people propose at once',
    async () => {
      const send = (call: Call, index: number) => {
        const number = Math.floor(index / 2);
        const date = addDays(index % 2 === 0 ? '2026-11-24' : '2026-11-28', Math.floor(number / 4));
        return moveVisit(call, `own-${number}`, { date, time: TIMES[number % 4] ?? '' });
      };
      const both = [{ ...people.patientA, ...patients[0] }, people.doctorA];
      const replies = await race(2 * ownVisits.length, send, both, ownVisits);
      expect(countStatuses(replies)).toEqual({ 200: ownVisits.length, 409: ownVisits.length });
      expect(await countRows('SELECT id FROM slot_holds WHERE expires_at IS NOT NULL')).toBe(
        ownVisits.length,
      );
    },
    LIMIT_MS,
  );
});

test(
  `three processes accept only one of ${FEWER_CALLS} concurrent uses of a second-factor code`,
  async () => {
    const secret = new Secret({ size: 20 });
    const code = new TOTP({ secret }).generate({ timestamp: Date.parse(initialState.now) });
    const turnOn = () =>
      cluster.pool.query(
        `INSERT INTO second_factors (id, secret, confirmed_at, last_step, recovery_hashes)
          VALUES ($1, $2, now(), 0, '[]') ON CONFLICT (id) DO NOTHING`,
        ['patient-0', secret.base32],
      );
    const use = async (call: Call) => {
      await turnOn();
      return call('proveSecondFactor', {}, { body: { code } });
    };
    const replies = await race(FEWER_CALLS, use, patients.slice(0, 1));
    expect(countStatuses(replies)[200]).toBe(1);
  },
  LIMIT_MS,
);

describe('three processes with READ COMMITTED transactions', () => {
  beforeAll(() => cluster.setState({ isolation: 'READ COMMITTED' }));

  test.each(guardedRaces)(
    `accept only one of ${FEWER_CALLS} concurrent $about`,
    async ({ send, success, winners }) => {
      const replies = await race(FEWER_CALLS, send);
      expect(countStatuses(replies)).toEqual({ [success]: 1, 409: FEWER_CALLS - 1 });
      expect(await countRows(winners)).toBe(1);
    },
    LIMIT_MS,
  );
});

describe('three processes without database constraints', () => {
  beforeAll(() =>
    cluster.pool.query(`ALTER TABLE slot_holds DROP CONSTRAINT one_hold_a_slot;
      DROP INDEX one_visit_a_patient_and_time;
      ALTER TABLE queue_bookings DROP CONSTRAINT one_helper_one_place`),
  );

  test.each(guardedRaces)(
    `accept only one of ${FEWER_CALLS} concurrent $about with SERIALIZABLE transactions`,
    async ({ send, success, winners }) => {
      await cluster.setState({ isolation: 'SERIALIZABLE' });
      const replies = await race(FEWER_CALLS, send);
      expect(countStatuses(replies)).toEqual({ [success]: 1, 409: FEWER_CALLS - 1 });
      expect(await countRows(winners)).toBe(1);
    },
    LIMIT_MS,
  );

  test.each(guardedRaces)(
    `accept several of ${FEWER_CALLS} concurrent $about with READ COMMITTED transactions`,
    async ({ send, winners }) => {
      await cluster.setState({ isolation: 'READ COMMITTED' });
      const countWinners = async () => {
        await race(FEWER_CALLS, send);
        return countRows(winners);
      };
      // In some races, the first call ends before the others reach the database.
      await expect.poll(countWinners, { timeout: LIMIT_MS / 2 }).toBeGreaterThan(1);
    },
    LIMIT_MS,
  );
});
