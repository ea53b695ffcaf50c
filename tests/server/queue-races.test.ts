import { describe, expect, test } from 'vitest';
import { ceilings } from '../../backend/handlers/core/ceilings.ts';
import { helpers, people, signIn } from '../../backend/testing/test-seed.ts';
import {
  createDraftBooking,
  card,
  startPayment,
  queueBody,
} from '../../backend/testing/test-queue.ts';
import type { Reply } from '../../backend/testing/test-backend.ts';
import { queueEndpoints } from '../../src/contract/queue.ts';
import { startTestServer } from './support/test-server.ts';

const { patientA, patientB } = people;
/** As many as one account can have at the same time. */
const REPEATS = ceilings.writesInProgress;

async function startWithPatients() {
  const server = await startTestServer();
  const signedIn = async (person: typeof patientA) => {
    const device = server.createDevice();
    const { accessToken: token } = await signIn(device, person);
    const draft = (changes: object = {}) =>
      device.call('createQueueDraft', {}, { token, body: { ...queueBody, ...changes } });
    const begin = (draftId: string, key?: string) =>
      device.call(
        'createPaymentIntent',
        {},
        {
          token,
          body: { draftId },
          headers: key === undefined ? {} : { 'idempotency-key': key },
        },
      );
    const confirm = (id: string) =>
      device.call('confirmPayment', { id }, { token, body: card('ok') });
    const cancel = (id: string) => device.call('cancelQueueBooking', { id }, { token, body: {} });
    const bookings = async () => {
      const { body } = await device.call('listQueueBookings', {}, { token });
      return queueEndpoints.listQueueBookings.response.parse(body);
    };
    const messages = async () =>
      (await device.call('listMessages', { id: helpers.helperA.id }, { token })).body;
    return { draft, begin, confirm, cancel, bookings, messages };
  };
  return { a: await signedIn(patientA), b: await signedIn(patientB) };
}

function atOnce(count: number, work: (index: number) => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

function kinds(replies: Reply[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { status, body } of replies) {
    const kind = status < 300 ? String(status) : String(Object(body).code);
    count[kind] = (count[kind] ?? 0) + 1;
  }
  return count;
}

function different(replies: Reply[]): number {
  return new Set(replies.map(({ body }) => JSON.stringify(body))).size;
}

describe('a new payment', () => {
  test(`is created only once for ${REPEATS} concurrent requests with the same Idempotency-Key`, async () => {
    const { a } = await startWithPatients();
    const { id } = createDraftBooking(await a.draft());
    const replies = await atOnce(REPEATS, () => a.begin(id, 'one-key'));
    expect(kinds(replies)).toEqual({ 201: REPEATS });
    expect(different(replies)).toBe(1);
    const [booking] = await a.bookings();
    expect(booking?.payment).toEqual(startPayment(replies[0] ?? (await a.begin(id))));
  });

  test(`is created only once for ${REPEATS} concurrent requests with different Idempotency-Keys`, async () => {
    const { a } = await startWithPatients();
    const { id } = createDraftBooking(await a.draft());
    const replies = await atOnce(REPEATS, (index) => a.begin(id, `key-${index}`));
    expect(kinds(replies)).toEqual({ 201: REPEATS });
    expect(new Set(replies.map((reply) => startPayment(reply).id)).size).toBe(1);
  });

  test('is rejected if its Idempotency-Key was used for another draft', async () => {
    const { a } = await startWithPatients();
    const first = createDraftBooking(await a.draft());
    const second = createDraftBooking(await a.draft({ freelancerId: helpers.helperB.id }));
    expect((await a.begin(first.id, 'one-key')).status).toBe(201);
    expect(await a.begin(second.id, 'one-key')).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
    const begun = (await a.bookings()).filter(({ payment }) => payment !== null);
    expect(begun.map(({ id }) => id)).toEqual([first.id]);
  });

  test("may use the same Idempotency-Key as another patient's payment", async () => {
    const { a, b } = await startWithPatients();
    const [own, other] = [
      createDraftBooking(await a.draft()),
      createDraftBooking(await b.draft({ time: '15:00' })),
    ];
    const replies = await Promise.all([a.begin(own.id, 'one-key'), b.begin(other.id, 'one-key')]);
    expect(replies.map((reply) => startPayment(reply).draftId)).toEqual([own.id, other.id]);
  });
});

describe('two patients who want the same hours', () => {
  test(`create only one payment with ${2 * REPEATS} concurrent requests, and the other patient's requests fail with hours-taken`, async () => {
    const { a, b } = await startWithPatients();
    const drafts = [
      createDraftBooking(await a.draft()),
      createDraftBooking(await b.draft({ time: '10:00' })),
    ];
    const replies = await atOnce(2 * REPEATS, (index) => {
      const person = index % 2 ? a : b;
      return person.begin(drafts[index % 2 ? 0 : 1]?.id ?? '');
    });
    expect(kinds(replies)).toEqual({ 201: REPEATS, 'hours-taken': REPEATS });
    const all = [...(await a.bookings()), ...(await b.bookings())];
    expect(all.filter(({ payment }) => payment !== null)).toHaveLength(1);
  });

  test('end up with one paid booking when both book and pay concurrently', async () => {
    const { a, b } = await startWithPatients();
    const bookAtOnce = async (person: typeof a) => {
      const drafted = await person.draft();
      if (drafted.status !== 201) return drafted;
      const begun = await person.begin(createDraftBooking(drafted).id);
      return begun.status === 201 ? person.confirm(startPayment(begun).id) : begun;
    };
    const replies = await Promise.all([bookAtOnce(a), bookAtOnce(b)]);
    expect(kinds(replies)).toEqual({ 200: 1, 'hours-taken': 1 });
    const all = [...(await a.bookings()), ...(await b.bookings())];
    expect(all.filter(({ status }) => status === 'paid')).toHaveLength(1);
  });
});

describe('a payment', () => {
  test(`is charged only once for ${REPEATS} concurrent confirmations, and the helper sends only one greeting`, async () => {
    const { a } = await startWithPatients();
    const payment = startPayment(await a.begin(createDraftBooking(await a.draft()).id));
    const replies = await atOnce(REPEATS, () => a.confirm(payment.id));
    expect(kinds(replies)).toEqual({ 200: REPEATS });
    expect(different(replies)).toBe(1);
    const [booking] = await a.bookings();
    expect(booking?.history.map(({ status }) => status)).toEqual(['paid']);
    expect(await a.messages()).toHaveLength(1);
  });

  test('is refunded or not charged if the patient confirms and cancels it concurrently', async () => {
    const { a } = await startWithPatients();
    const payment = startPayment(await a.begin(createDraftBooking(await a.draft()).id));
    await Promise.all([a.confirm(payment.id), a.cancel(payment.draftId)]);
    const [booking] = await a.bookings();
    const { status, paidAt, refund } = booking?.payment ?? payment;
    expect(booking?.status).toBe('cancelled');
    expect(paidAt === null ? [status, refund] : [status, refund?.amount]).toEqual(
      paidAt === null ? ['cancelled', null] : ['refunded', payment.amount],
    );
  });

  test('is refunded only once if the patient sends many concurrent cancellations', async () => {
    const { a } = await startWithPatients();
    const payment = startPayment(await a.begin(createDraftBooking(await a.draft()).id));
    await a.confirm(payment.id);
    const replies = await atOnce(REPEATS, () => a.cancel(payment.draftId));
    expect(kinds(replies)).toEqual({ 200: 1, 'invalid-transition': REPEATS - 1 });
    const [booking] = await a.bookings();
    expect(booking?.payment?.refund?.amount).toEqual(payment.amount);
  });
});
