import { expect, test } from 'vitest';
import { newConversation } from '../../backend/handlers/conversations/conversations.ts';
import type { Operation } from '../../backend/store/operations.ts';
import type {
  CollectionName,
  MessageRecord,
  PaymentRecord,
  QueueBookingRecord,
  RecordOf,
} from '../../backend/store/records.ts';
import { errorCode } from '../../backend/store/storage-error.ts';
import { applyOperations } from '../../server/store/postgres/sql-writes.ts';
import { inTransaction } from '../../server/store/postgres/transaction.ts';
import { createTestSeed, helpers, people, visit } from '../../backend/testing/test-seed.ts';
import { openTestStore } from './support/open-store.ts';

const UNIQUE = '23505';
const EXCLUDED = '23P01';
const NO_PARENT = '23503';
const CHECK = '23514';

function put<C extends CollectionName>(collection: C, record: RecordOf<C>): Operation<C> {
  return { collection, id: record.id, record };
}

const price = { amountMinor: 2500, currency: 'USD' } as const;

const booking: QueueBookingRecord = {
  id: 'booking-1',
  patientId: people.patientA.id,
  freelancerId: helpers.helperA.id,
  date: '2026-11-24',
  time: '10:00',
  duration: 2,
  hospitalName: 'Test Hospital',
  department: 'Cardiology',
  notes: '',
  status: 'paid',
  createdAt: '2026-11-23T04:00:00.000Z',
  hourlyRate: price,
  total: price,
  history: [],
  heldUntil: null,
};

const payment: PaymentRecord = {
  id: 'payment-1',
  draftId: booking.id,
  amount: price,
  status: 'open',
  method: null,
  failure: null,
  clientSecret: null,
  expiresAt: null,
  createdAt: booking.createdAt,
  paidAt: null,
  refund: null,
};

const patient = { id: people.patientA.id, role: 'patient' } as const;
const doctor = { id: people.doctorA.id, role: 'doctor' } as const;
const conversation = newConversation('conversation', [patient, doctor], new Date(0));

const message: MessageRecord = {
  id: 'conversation.1',
  conversationId: conversation.id,
  seq: 1,
  clientId: 'client-1',
  senderId: patient.id,
  receiverId: doctor.id,
  textContent: 'Hello',
  file: null,
  timestamp: booking.createdAt,
};

const first = { ...visit('visit-1', '10:00', 'pending'), revision: 0 };
const { doctorId, date, time } = first;
const hold = { id: first.id, doctorId, date, time, appointmentId: first.id };

async function codeOfLast(...steps: Operation[][]): Promise<string | undefined> {
  const { pool } = await openTestStore(createTestSeed());
  const write = (step: Operation[]) => inTransaction(pool, (query) => applyOperations(query, step));
  const last = steps.pop() ?? [];
  for (const step of steps) await write(step);
  return write(last).then(() => undefined, errorCode);
}

test.each<[string, Operation[][], string]>([
  [
    'a second hold on a slot',
    [
      [put('appointments', first), put('slotHolds', hold)],
      [put('slotHolds', { ...hold, id: 'hold-2' })],
    ],
    UNIQUE,
  ],
  [
    "a second visit at a patient's time",
    [
      [put('appointments', first)],
      [put('appointments', { ...first, id: 'visit-2', doctorId: people.doctorB.id })],
    ],
    UNIQUE,
  ],
  [
    'a second account of a phone',
    [[put('accounts', { ...people.patientA, id: 'patient-c' })]],
    UNIQUE,
  ],
  [
    'a second payment of a draft',
    [
      [put('queueBookings', booking), put('payments', payment)],
      [put('payments', { ...payment, id: 'payment-2' })],
    ],
    UNIQUE,
  ],
  [
    'a second message with a client id',
    [
      [put('conversations', conversation), put('messages', message)],
      [put('messages', { ...message, id: 'conversation.2', seq: 2 })],
    ],
    UNIQUE,
  ],
  [
    'overlapping hours of a helper',
    [
      [put('queueBookings', booking)],
      [put('queueBookings', { ...booking, id: 'booking-2', time: '11:00', duration: 1 })],
    ],
    EXCLUDED,
  ],
  [
    'hours that overlap past midnight',
    [
      [put('queueBookings', { ...booking, time: '23:00', duration: 3 })],
      [put('queueBookings', { ...booking, id: 'booking-2', date: '2026-11-25', time: '01:00' })],
    ],
    EXCLUDED,
  ],
  ['a hold without its visit', [[put('slotHolds', hold)]], NO_PARENT],
  ['a message without its conversation', [[put('messages', message)]], NO_PARENT],
  ['a payment without its draft', [[put('payments', payment)]], NO_PARENT],
  ['a phone with letters', [[put('accounts', { ...people.patientA, phone: 'nine' })]], CHECK],
  ['thirteen hours of a helper', [[put('queueBookings', { ...booking, duration: 13 })]], CHECK],
])('the database rejects %s', async (_what, steps, code) => {
  expect(await codeOfLast(...steps)).toBe(code);
});

test.each<[string, Operation[][]]>([
  [
    'a slot again after a cancellation',
    [
      [put('appointments', { ...first, status: 'cancelled' })],
      [put('appointments', { ...first, id: 'visit-2' })],
    ],
  ],
  [
    'hours of a helper that only touch',
    [
      [put('queueBookings', booking)],
      [put('queueBookings', { ...booking, id: 'booking-2', time: '12:00' })],
    ],
  ],
  [
    'overlapping drafts',
    [
      [put('queueBookings', { ...booking, status: 'draft' })],
      [put('queueBookings', { ...booking, id: 'booking-2', status: 'draft' })],
    ],
  ],
])('the database accepts %s', async (_what, steps) => {
  expect(await codeOfLast(...steps)).toBeUndefined();
});
