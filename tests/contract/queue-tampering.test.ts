import { expect, test } from 'vitest';
import {
  createDraftBooking,
  card,
  createTestQueue,
  startPayment,
  queueBody,
} from '../../backend/testing/test-queue.ts';
import { helpers, people } from '../../backend/testing/test-seed.ts';

const forged = {
  id: 'forged',
  amount: 1,
  amountMinor: 1,
  currency: 'inr',
  hourlyRate: { amountMinor: 1, currency: 'INR' },
  total: { amountMinor: 1, currency: 'INR' },
  status: 'done',
  userId: people.patientB.id,
  patientId: people.patientB.id,
  owner: people.patientB.id,
  history: [{ status: 'done', at: '2026-11-23T04:00:00.000Z' }],
  payment: { status: 'succeeded' },
  refund: { amount: { amountMinor: 999_999, currency: 'USD' } },
  paidAt: '2026-11-23T04:00:00.000Z',
  heldUntil: '2099-01-01T00:00:00.000Z',
  cancelledBy: 'freelancer',
};

const forgedLater = { ...forged, freelancerId: helpers.helperB.id, duration: 1 };

async function play(atFirst: object, later: object): Promise<string> {
  const { call, backend } = await createTestQueue();
  const draft = createDraftBooking(
    await call('patientA', 'createQueueDraft', {}, { body: { ...atFirst, ...queueBody } }),
  );
  const body = { ...later, draftId: draft.id };
  const payment = startPayment(await call('patientA', 'createPaymentIntent', {}, { body }));
  const { id } = payment;
  const paid = startPayment(
    await call('patientA', 'confirmPayment', { id }, { body: { ...later, ...card('ok') } }),
  );
  const booked = createDraftBooking(await call('patientA', 'getQueueBooking', { id: draft.id }));
  const cancelled = createDraftBooking(
    await call('patientA', 'cancelQueueBooking', { id: draft.id }, { body: later }),
  );
  const kept = await backend.store.read(async (reads) => [
    await reads.find('queueBookings'),
    await reads.find('payments'),
  ]);
  return [draft.id, payment.id].reduce(
    (text, made, index) => text.replaceAll(made, `id ${index}`),
    JSON.stringify([draft, payment, paid, booked, cancelled, kept]),
  );
}

test('the server ignores forged prices, owners, helpers and statuses in request bodies', async () => {
  const honest = await play({}, {});
  const tampered = await play(forged, forgedLater);
  expect(tampered).toBe(honest);
  expect(honest).toContain('"amountMinor":7500');
});

test("a patient cannot pay or cancel another patient's draft by forging its owner", async () => {
  const { call, draft, begun, booking } = await createTestQueue();
  const mine = await begun('patientA');
  const own = { patientId: people.patientB.id, userId: people.patientB.id };
  const replies = [
    await call('patientB', 'createPaymentIntent', {}, { body: { ...own, draftId: mine.draftId } }),
    await call('patientB', 'confirmPayment', { id: mine.id }, { body: { ...own, ...card('ok') } }),
    await call('patientB', 'cancelQueueBooking', { id: mine.draftId }, { body: own }),
  ];
  for (const reply of replies) expect(reply).toMatchObject({ status: 403 });
  expect(await booking('patientA', mine.draftId)).toMatchObject({
    status: 'draft',
    payment: { status: 'open' },
  });
  expect((await draft('patientB', { time: '14:00' })).patientId).toBe(people.patientB.id);
});
