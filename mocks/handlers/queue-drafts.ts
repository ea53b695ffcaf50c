import type { queueEndpoints, QueueBookingBody } from '../../src/contract/queue.ts';
import { isUnderWay } from '../../src/domain/payment.ts';
import { hourlyRateOf, queueTotal } from '../../src/domain/queue-hours.ts';
import { randomId } from '../crypto.ts';
import type { FreelancerRecord, QueueBookingRecord } from '../store/records.ts';
import type { UnitOfWork } from '../store/store.ts';
import { ownAccount } from './account-answer.ts';
import type { Backend } from './backend.ts';
import { signedIn } from './caller.ts';
import type { Call } from './endpoint-handler.ts';
import { queueAnswer } from './queue-answer.ts';
import { cancelAndTell } from './queue-moves.ts';
import { checkHospital, checkHours, freelancerNotFound, paymentOf } from './queue-rules.ts';
import { type Tell, writeAndTell } from './write-and-tell.ts';

/** Drafts with equal values are the same booking. */
const asked = ['date', 'time', 'duration', 'hospitalName', 'department', 'notes'] as const;

/** Repeating a draft returns it; a changed one replaces it. */
export async function createQueueDraft(
  backend: Backend,
  { body, caller }: Call<typeof queueEndpoints.createQueueDraft>,
) {
  const patient = signedIn(caller);
  return writeAndTell(backend, async (unit, tell) => {
    const now = backend.clock.now();
    await ownAccount(unit, patient.id);
    const helper = await unit.get('freelancers', body.freelancerId);
    if (!helper) throw freelancerNotFound();
    await checkHospital(unit, helper, body.hospitalName);
    const ids = { patientId: patient.id, freelancerId: helper.id };
    const earlier = await unit.find('queueBookings', { ...ids, status: 'draft' });
    await checkHours(
      unit,
      helper,
      body,
      now,
      earlier.map(({ id }) => id),
    );
    const same = earlier.find((draft) => asked.every((field) => draft[field] === body[field]));
    for (const draft of earlier) if (draft !== same) await giveWay(backend, unit, tell, draft);
    const draft = same
      ? await priceAgain(unit, same, helper, now)
      : await insertDraft(unit, body, patient.id, helper, now);
    return { success: true as const, booking: await queueAnswer(backend, unit, draft) };
  });
}

/** A payment in progress keeps the price shown to the patient. */
export async function priceAgain(
  unit: UnitOfWork,
  draft: QueueBookingRecord,
  helper: FreelancerRecord,
  now: Date,
): Promise<QueueBookingRecord> {
  const payment = await paymentOf(unit, draft.id, now);
  if (payment && isUnderWay(payment)) return draft;
  const price = priceOf(helper, draft);
  if (payment) await unit.update('payments', payment.id, { ...payment, amount: price.total });
  return unit.update('queueBookings', draft.id, price);
}

async function insertDraft(
  unit: UnitOfWork,
  body: QueueBookingBody,
  patientId: string,
  helper: FreelancerRecord,
  now: Date,
): Promise<QueueBookingRecord> {
  const draft: QueueBookingRecord = {
    ...body,
    ...(helper.location && { city: helper.location.city }),
    ...priceOf(helper, body),
    id: randomId(),
    patientId,
    status: 'draft',
    createdAt: now.toISOString(),
    history: [],
    heldUntil: null,
  };
  await unit.insert('queueBookings', draft);
  return draft;
}

/** While a payment is in progress, cancels instead, so that no money can arrive. */
async function giveWay(
  backend: Backend,
  unit: UnitOfWork,
  tell: Tell,
  draft: QueueBookingRecord,
): Promise<void> {
  const payment = await paymentOf(unit, draft.id, backend.clock.now());
  if (payment && isUnderWay(payment)) {
    await cancelAndTell(backend, unit, tell, draft, { cancelledBy: 'patient' });
    return;
  }
  await removeDraft(unit, draft);
}

export async function removeDraft(unit: UnitOfWork, { id }: QueueBookingRecord): Promise<void> {
  for (const payment of await unit.find('payments', { draftId: id })) {
    await unit.remove('payments', payment.id);
  }
  await unit.remove('queueBookings', id);
}

function priceOf(helper: FreelancerRecord, { duration }: Pick<QueueBookingRecord, 'duration'>) {
  const hourlyRate = hourlyRateOf(helper);
  return { hourlyRate, total: queueTotal(hourlyRate, duration) };
}
