import { beforeEach, expect, test } from 'vitest';
import type { AccountRecord } from '../../store/records.ts';
import { createTestBackend, type Reply } from '../../testing/test-backend.ts';
import {
  createDraftBooking,
  card,
  createTestQueue,
  startPayment,
  queueBody,
  type TestQueue,
} from '../../testing/test-queue.ts';
import { createTestSeed, people, signIn } from '../../testing/test-seed.ts';

const CALLS = 100;
const PATIENTS = 50;
let queue: TestQueue;

beforeEach(async () => {
  queue = await createTestQueue();
});

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const withStatus = (replies: readonly Reply[], wanted: number) =>
  replies.filter(({ status }) => status === wanted);

const allPayments = () => queue.backend.store.read((reads) => reads.find('payments'));

test(`${CALLS} concurrent calls with one Idempotency-Key start only one payment and get ${CALLS} equal responses`, async () => {
  const { id } = await queue.draft('patientA');
  const replies = await Promise.all(
    times(CALLS, () => queue.intentReply('patientA', id, { key: 'one' })),
  );
  expect(withStatus(replies, 201)).toHaveLength(CALLS);
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await allPayments()).toHaveLength(1);
  const other = await queue.draft('patientA', { freelancerId: 'helper-b' });
  const reused = await Promise.all(
    times(10, () => queue.intentReply('patientA', other.id, { key: 'one' })),
  );
  expect(withStatus(reused, 422)).toHaveLength(10);
  expect(await allPayments()).toHaveLength(1);
});

test('concurrent calls without a key, or with different keys, start only one payment', async () => {
  const { id } = await queue.draft('patientA');
  const replies = await Promise.all(
    times(20, (index) =>
      queue.intentReply('patientA', id, index % 2 === 0 ? {} : { key: `key-${index}` }),
    ),
  );
  expect(new Set(replies.map((reply) => startPayment(reply).id)).size).toBe(1);
  expect(await allPayments()).toHaveLength(1);
});

test('only one of two patients can pay for the same helper and hours', async () => {
  const mine = await queue.draft('patientA');
  const theirs = await queue.draft('patientB', { time: '10:00' });
  const replies = await Promise.all([
    queue.intentReply('patientA', mine.id),
    queue.intentReply('patientB', theirs.id),
  ]);
  expect(withStatus(replies, 201)).toHaveLength(1);
  expect(withStatus(replies, 409)).toMatchObject([{ body: { code: 'hours-taken' } }]);
});

test('a double tap on pay charges once, and both requests succeed', async () => {
  const { id, draftId } = await queue.begun('patientA');
  const replies = await Promise.all(times(10, () => queue.confirm('patientA', id, card('ok'))));
  expect(new Set(replies.map((reply) => JSON.stringify(startPayment(reply)))).size).toBe(1);
  const { history, payment } = await queue.booking('patientA', draftId);
  expect(history).toHaveLength(1);
  expect(payment?.status).toBe('succeeded');
  expect(await queue.texts('patientA')).toHaveLength(1);
});

test('the payment succeeds when a declined card and a valid card are submitted at the same time', async () => {
  const { id } = await queue.begun('patientA');
  await Promise.all([
    queue.confirm('patientA', id, card('declined')),
    queue.confirm('patientA', id, card('ok')),
  ]);
  expect(await allPayments()).toMatchObject([{ status: 'succeeded', failure: null }]);
});

test('a cancellation during a payment leads to a refund or a cancelled payment', async () => {
  const { id, draftId } = await queue.begun('patientA');
  const [paid, cancelled] = await Promise.all([
    queue.confirm('patientA', id, card('ok')),
    queue.cancel('patientA', draftId),
  ]);
  expect(cancelled.status).toBe(200);
  const status = paid.status === 200 ? 'refunded' : 'cancelled';
  expect(createDraftBooking(cancelled)).toMatchObject({ status: 'cancelled', payment: { status } });
  expect(await allPayments()).toMatchObject([{ status }]);
});

test(`only one of ${PATIENTS} patients gets the hours that all of them request`, async () => {
  const seed = createTestSeed();
  const patients = times(PATIENTS, (index): AccountRecord => {
    const phone = String(9_100_000_000 + index);
    return { ...people.patientA, id: `patient-${index}`, phone };
  });
  const accounts = [...seed.accounts, ...patients];
  const { createDevice, backend } = createTestBackend({ seed: { ...seed, accounts } });
  const replies = await Promise.all(
    patients.map(async (patient) => {
      const device = createDevice();
      const { accessToken: token } = await signIn(device, patient);
      const draft = await device.call('createQueueDraft', {}, { token, body: queueBody });
      if (draft.status !== 201) return draft;
      const body = { draftId: createDraftBooking(draft).id };
      const intent = await device.call('createPaymentIntent', {}, { token, body });
      if (intent.status !== 201) return intent;
      const { id } = startPayment(intent);
      return device.call('confirmPayment', { id }, { token, body: card('ok') });
    }),
  );
  expect(withStatus(replies, 200)).toHaveLength(1);
  expect(withStatus(replies, 409)).toHaveLength(PATIENTS - 1);
  const bookings = await backend.store.read((reads) => reads.find('queueBookings'));
  expect(bookings.filter(({ status }) => status === 'paid')).toHaveLength(1);
}, 60_000);
