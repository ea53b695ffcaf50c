import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStoredForYears, leastYears } from '../../../src/domain/privacy/retention.ts';
import { addDays, daysBetween, indiaInstant } from '../../../src/domain/time/india-time.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import {
  type AppointmentRecord,
  type CollectionName,
  collectionNames,
  type PaymentRecord,
  type QueueBookingRecord,
} from '../../store/records.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import {
  createTestSeed,
  helpers,
  people,
  type PersonName,
  TEST_PASSWORD,
  testRecord,
  visit,
} from '../../testing/test-seed.ts';
import type { Removed } from '../core/sweep-step.ts';
import { sweep } from '../../sweep/sweep.ts';
import { auditRead } from '../records/audit.ts';
import { beginErasure } from './erasure.ts';

const DAY = 24 * 60 * 60;
const { patientA, doctorA, doctorB } = people;
const NOW = '2026-11-23T04:00:00.000Z';

function booking(id: string, date: string): QueueBookingRecord {
  const price = { amountMinor: 7500, currency: 'USD' } as const;
  return {
    id,
    freelancerId: helpers.helperA.id,
    patientId: patientA.id,
    date,
    time: '09:00',
    duration: 3,
    hospitalName: 'Test Hospital',
    department: 'Cardiology',
    notes: '',
    status: 'done',
    createdAt: `${date}T03:00:00.000Z`,
    hourlyRate: price,
    total: price,
    history: [],
    heldUntil: null,
  };
}

function payment({ id, total, createdAt }: QueueBookingRecord): PaymentRecord {
  return {
    id: `payment-${id}`,
    draftId: id,
    amount: total,
    status: 'succeeded',
    method: 'card',
    failure: null,
    clientSecret: null,
    expiresAt: null,
    createdAt,
    paidAt: createdAt,
    refund: null,
  };
}

const past = (id: string, date: string, doctorId = doctorA.id): AppointmentRecord => ({
  ...visit(id, '10:00', 'completed'),
  date,
  doctorId,
});

async function open() {
  const paid = booking('booking', '2026-10-05');
  const seed = {
    ...createTestSeed(
      [
        past('first', '2026-10-01'),
        past('last', '2026-11-20'),
        past('old', '2022-01-01', doctorB.id),
      ],
      [testRecord('record'), { ...testRecord('old-record', '2022-01-01'), doctorId: doctorB.id }],
    ),
    queueBookings: [paid],
    payments: [payment(paid)],
  };
  const chat = await createTestChat({ store: createMemoryStore(seed) });
  const { store } = chat.backend;
  await store.write((unit) =>
    unit.insert('consents', {
      id: `${patientA.id}.1`,
      accountId: patientA.id,
      number: 1,
      version: '2026-11-20',
      purposes: ['account'],
      at: NOW,
    }),
  );
  const leave = (name: PersonName) =>
    chat.call(name, 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
  const count = (collection: CollectionName) =>
    store.read(async (reads) => (await reads.find(collection)).length);
  const sweepOn = async (day: string): Promise<Removed> => {
    const noon = indiaInstant(day, '12:00');
    chat.clock.advance((noon.getTime() - chat.clock.now().getTime()) / 1000);
    const removed: Removed = {};
    await sweep(chat.backend, (counts) => Object.assign(removed, counts));
    return removed;
  };
  return { ...chat, leave, count, sweepOn };
}

describe('after a patient deletes the account', () => {
  test('data whose period has already ended is removed at once', async () => {
    const { leave, backend } = await open();
    await leave('patientA');
    const ids = await backend.store.read(async (reads) =>
      (await reads.find('medicalRecords')).map(({ id }) => id),
    );
    expect(ids).toEqual(['record']);
  });

  test('visits and records stay for three years after the last visit to that doctor', async () => {
    const { leave, count, sweepOn } = await open();
    await leave('patientA');
    expect(await sweepOn('2029-11-20')).not.toMatchObject({ medicalRecords: 1 });
    expect([await count('medicalRecords'), await count('appointments')]).toEqual([1, 2]);
    expect(await sweepOn('2029-11-21')).toMatchObject({ medicalRecords: 1, appointments: 2 });
    expect([await count('medicalRecords'), await count('appointments')]).toEqual([0, 0]);
  });

  test('messages and their files stay for three years after the latest message', async () => {
    const { send, leave, count, sweepOn } = await open();
    await send('patientA', 'doctorA', 'See you', { file: new File(['My notes'], 'notes.txt') });
    await leave('patientA');
    await sweepOn('2029-11-23');
    expect(await count('messages')).toBe(1);
    expect(await sweepOn('2029-11-24')).toMatchObject({ conversations: 1, messages: 1 });
    expect(await count('unusedFiles')).toBe(1);
    expect(await sweepOn('2029-11-25')).toMatchObject({ unusedFiles: 1 });
  });

  test('payments stay for eight years after their financial year', async () => {
    const { leave, count, sweepOn } = await open();
    await leave('patientA');
    await sweepOn('2035-03-31');
    expect([await count('payments'), await count('queueBookings')]).toEqual([1, 1]);
    expect(await sweepOn('2035-04-01')).toMatchObject({ payments: 1, queueBookings: 1 });
    expect(await count('erasures')).toBe(0);
  });

  test('consents stay for a year', async () => {
    const { leave, count, sweepOn } = await open();
    await leave('patientA');
    await sweepOn('2027-11-23');
    expect(await count('consents')).toBe(1);
    expect(await sweepOn('2027-11-24')).toMatchObject({ consents: 1 });
    expect(await count('consents')).toBe(0);
  });

  test('a second sweep of the same day removes nothing', async () => {
    const { leave, sweepOn } = await open();
    await leave('patientA');
    await sweepOn('2029-11-21');
    const again = await sweepOn('2029-11-21');
    expect(Object.values(again).filter(Boolean)).toEqual([]);
  });

  test('a longer period in the settings applies to data that is still stored', async () => {
    const { leave, count, sweepOn, backend } = await open();
    await leave('patientA');
    backend.privacy = { ...backend.privacy, retention: { ...leastYears, medicalRecordYears: 5 } };
    await sweepOn('2029-11-21');
    expect(await count('medicalRecords')).toBe(1);
    await sweepOn('2031-11-21');
    expect(await count('medicalRecords')).toBe(0);
  });
});

test('a sweep of short periods leaves all that is stored for years', async () => {
  const { send, leave, count, backend, clock } = await open();
  await send('patientA', 'doctorA', 'See you');
  await backend.store.write((unit) =>
    auditRead(unit, doctorA, patientA.id, 'records', [{ id: 'record' }], clock.now()),
  );
  await leave('patientA');
  clock.advance(30 * 365 * DAY);
  const stored = collectionNames.filter(isStoredForYears);
  const countStored = () => Promise.all(stored.map(count));
  const before = await countStored();
  expect(before).not.toContain(0);
  expect(await count('sessions')).not.toBe(0);
  await sweep(backend, undefined, 'short');
  expect([await countStored(), await count('sessions')]).toEqual([before, 0]);
  await sweep(backend);
  expect(await countStored()).toEqual(stored.map(() => 0));
});

test('nothing is removed while the patient has an account', async () => {
  const { count, sweepOn } = await open();
  await sweepOn('2060-01-01');
  expect([await count('medicalRecords'), await count('payments')]).toEqual([2, 1]);
});

test('a patient keeps the visits, records and messages of a doctor who deletes the account', async () => {
  const { send, leave, count, sweepOn } = await open();
  await send('patientA', 'doctorA', 'See you');
  await leave('doctorA');
  await sweepOn('2060-01-01');
  expect([await count('medicalRecords'), await count('messages')]).toEqual([2, 1]);
});

test('records outlive both accounts until their date', async () => {
  const { leave, count, sweepOn } = await open();
  await leave('patientA');
  await leave('doctorA');
  expect([await count('medicalRecords'), await count('appointments')]).toEqual([1, 0]);
  await sweepOn('2029-11-21');
  expect(await count('medicalRecords')).toBe(0);
});

test('each sweep removes all data whose date has passed, and nothing else', async () => {
  const day = fc.integer({ min: -4000, max: 30 }).map((days) => addDays('2026-11-23', days));
  const care = fc.array(fc.tuple(day, fc.constantFrom(doctorA.id, doctorB.id)), { maxLength: 8 });
  const steps = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(care, fc.array(day, { maxLength: 4 }), steps, async (visits, paid, waits) => {
      const bookings = paid.map((date, index) => booking(`booking-${index}`, date));
      const { backend, clock } = createTestBackend({
        seed: {
          ...createTestSeed(
            [],
            visits.map(([date, doctorId], index) => ({
              ...testRecord(`r-${index}`, date),
              doctorId,
            })),
          ),
          queueBookings: bookings,
          payments: bookings.map(payment),
        },
      });
      const { store } = backend;
      await store.write(async (unit) => {
        await unit.remove('accounts', patientA.id);
        await beginErasure(unit, patientA.id, clock.now(), leastYears);
      });
      for (const wait of waits) {
        clock.advance(wait * DAY);
        await sweep(backend);
        const today = clock.now().toISOString().slice(0, 10);
        const left = await store.read(async (reads) => ({
          records: (await reads.find('medicalRecords')).map(({ id }) => id).sort(),
          bookings: (await reads.find('payments')).map(({ draftId }) => draftId).sort(),
        }));
        const lastOf = (own: string) =>
          visits.filter(([, doctorId]) => doctorId === own).reduce((a, [b]) => (a > b ? a : b), '');
        expect(left).toEqual({
          records: visits
            .flatMap(([, doctorId], index) =>
              isWithin(lastOf(doctorId), 3, today) ? `r-${index}` : [],
            )
            .sort(),
          bookings: bookings
            .filter(({ date }) => isWithin(yearEnd(date), 8, today))
            .map(({ id }) => id)
            .sort(),
        });
      }
    }),
    { numRuns: 60 },
  );
});

function isWithin(date: string, years: number, today: string): boolean {
  const anniversary = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  const last =
    anniversary.endsWith('-02-29') && years % 4 !== 0
      ? `${anniversary.slice(0, 4)}-03-01`
      : anniversary;
  return today <= last && daysBetween(date, today) <= 366 * years;
}

function yearEnd(date: string): string {
  const year = Number(date.slice(0, 4));
  return date <= `${year}-03-31` ? `${year}-03-31` : `${year + 1}-03-31`;
}
