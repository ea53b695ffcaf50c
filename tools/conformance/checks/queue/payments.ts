import { check } from '../../check.ts';
import { expectResponse, expectEqual, expectError, expectUncached } from '../../expectations.ts';
import type { Reply } from '../../targets/device.ts';
import { Skipped } from '../../difference.ts';
import { begin, begun, cancel, confirm, drafted, paid } from '../../queue.ts';
import { freeHours, listTakenHours, computePrice } from '../../queue-hours.ts';

const AT_ONCE = 10;
const UNPAID_HOLDS = 2;

const newKey = () => ({ 'idempotency-key': `conformance-${crypto.randomUUID()}` });

const beginningChecks = [
  check("creates a payment for the draft's price", 'createPaymentIntent', async (kit) => {
    const { id, duration } = await drafted(kit);
    const amount = await computePrice(kit, duration);
    const reply = await begin(kit, 'patientA', id);
    const { payment } = expectResponse(reply);
    const wanted = { draftId: id, amount, status: 'open', failure: null, refund: null };
    const made: Record<string, unknown> = payment;
    for (const [field, value] of Object.entries(wanted)) {
      expectEqual(reply, `payment.${field}`, made[field], value);
    }
    expectUncached(reply);
  }),
  check('ignores an amount, currency or status in the body', 'createPaymentIntent', async (kit) => {
    const { id, duration } = await drafted(kit);
    const price = await computePrice(kit, duration);
    const other = await drafted(kit, 'patientB');
    const body = {
      draftId: id,
      bookingId: other.id,
      patientId: other.patientId,
      amount: 1,
      currency: 'inr',
      total: { amountMinor: 1, currency: 'INR' },
      status: 'succeeded',
      paidAt: '2000-01-01T00:00:00.000Z',
    };
    const reply = await begin(kit, 'patientA', id, { body });
    const { payment } = expectResponse(reply);
    expectEqual(reply, 'payment.amount', payment.amount, price);
    expectEqual(reply, 'payment.status', payment.status, 'open');
    expectEqual(reply, 'payment.draftId', payment.draftId, id);
    expectEqual(reply, 'payment.paidAt', payment.paidAt, null);
  }),
  check(
    `reserves the hours of at most ${UNPAID_HOLDS} unpaid bookings per patient`,
    'createPaymentIntent',
    async (kit) => {
      // Replaces the patient's draft with the same helper, if there is one.
      const wishes = [await freeHours(kit), ...(await listTakenHours(kit, UNPAID_HOLDS))];
      if (wishes.length <= UNPAID_HOLDS) throw new Skipped('there are too few helpers to book');
      const replies: Reply<'createPaymentIntent'>[] = [];
      const drafts: string[] = [];
      for (const wish of wishes) {
        const { id } = await drafted(kit, 'patientB', wish);
        drafts.push(id);
        replies.push(await begin(kit, 'patientB', id));
      }
      const last = replies.pop();
      replies.forEach((reply) => expectResponse(reply));
      if (last) expectError(last, 'too-many-holds');
      for (const id of drafts) expectResponse(await cancel(kit, id, {}, 'patientB'));
    },
  ),
  check(
    'creates one payment per draft for concurrent requests',
    'createPaymentIntent',
    async (kit) => {
      const { id } = await drafted(kit);
      const replies = await Promise.all(
        Array.from({ length: AT_ONCE }, () => begin(kit, 'patientA', id, { headers: newKey() })),
      );
      const payments = new Set(replies.map((reply) => expectResponse(reply).payment.id));
      const [reply] = replies;
      if (reply) expectEqual(reply, 'payments of one draft', payments.size, 1);
    },
  ),
  check(
    `returns ${AT_ONCE} equal responses to concurrent requests with one Idempotency-Key`,
    'createPaymentIntent',
    async (kit) => {
      const { id } = await drafted(kit);
      const headers = newKey();
      const replies = await Promise.all(
        Array.from({ length: AT_ONCE }, () => begin(kit, 'patientA', id, { headers })),
      );
      for (const reply of replies) {
        expectResponse(reply);
        expectEqual(reply, 'body', reply.body, replies[0]?.body);
      }
    },
  ),
  check(
    'returns the first response again for a repeated key',
    'createPaymentIntent',
    async (kit) => {
      const { id } = await drafted(kit);
      const headers = newKey();
      const first = await begin(kit, 'patientA', id, { headers });
      const { payment } = expectResponse(first);
      const declined = { method: 'card', token: 'demo-card-declined' };
      expectError(await confirm(kit, payment, declined), 'card-declined');
      const again = await begin(kit, 'patientA', id, { headers });
      expectResponse(again);
      expectEqual(again, 'body', again.body, first.body);
    },
  ),
  check('rejects another draft under the same key', 'createPaymentIntent', async (kit) => {
    const headers = newKey();
    const first = await drafted(kit);
    expectResponse(await begin(kit, 'patientA', first.id, { headers }));
    const { id } = await drafted(kit);
    expectError(await begin(kit, 'patientA', id, { headers }), 'idempotency-key-reused');
  }),
  check('accepts the same key from two patients', 'createPaymentIntent', async (kit) => {
    const headers = newKey();
    for (const person of ['patientA', 'patientB'] as const) {
      const { id } = await drafted(kit, person);
      const reply = await begin(kit, person, id, { headers });
      expectEqual(reply, 'payment.draftId', expectResponse(reply).payment.draftId, id);
    }
  }),
  check('rejects hours that another patient has reserved', 'createPaymentIntent', async (kit) => {
    const body = await freeHours(kit);
    const first = await drafted(kit, 'patientA', body);
    const second = await drafted(kit, 'patientB', body);
    expectResponse(await begin(kit, 'patientA', first.id));
    expectError(await begin(kit, 'patientB', second.id), 'hours-taken');
  }),
  check(
    'reserves the hours for only one of two concurrent requests',
    'createPaymentIntent',
    async (kit) => {
      const body = await freeHours(kit);
      const people = ['patientA', 'patientB'] as const;
      const drafts = [await drafted(kit, people[0], body), await drafted(kit, people[1], body)];
      const replies = await Promise.all(
        drafts.map(({ id }, index) => begin(kit, people[index] ?? people[0], id)),
      );
      const lost = replies.filter(({ status }) => status !== 201);
      lost.forEach((reply) => expectError(reply, 'hours-taken'));
      const [reply] = replies;
      if (reply) expectEqual(reply, 'payments for the same hours', replies.length - lost.length, 1);
    },
  ),
  check(
    'rejects a booking that is already paid',
    'createPaymentIntent',
    async (kit) => {
      const { id } = await paid(kit);
      expectError(await begin(kit, 'patientA', id), 'already-paid');
    },
    ['traces'],
  ),
  check('rejects an unknown draft', 'createPaymentIntent', async (kit) => {
    expectError(await begin(kit, 'patientA', 'nobody-has-this-id'), 'not-found');
  }),
];

const readingChecks = [
  check('returns the requested payment', 'getPayment', async (kit) => {
    const payment = await begun(kit);
    const { call } = await kit.as('patientA');
    const reply = await call('getPayment', { params: { id: payment.id } });
    expectEqual(reply, 'payment', expectResponse(reply).payment, payment);
    expectUncached(reply);
  }),
  check('rejects an unknown id', 'getPayment', async (kit) => {
    const { call } = await kit.as('patientA');
    const params = { id: 'nobody-has-this-id' };
    expectError(await call('getPayment', { params }), 'not-found');
  }),
];

export const paymentChecks = [...beginningChecks, ...readingChecks];
