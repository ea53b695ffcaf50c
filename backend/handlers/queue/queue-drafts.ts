import type { queueEndpoints, QueueBookingBody } from '../../../src/contract/queue.ts';
import { isPaymentActive } from '../../../src/domain/payments/payment.ts';
import { getHourlyRate, queueTotal } from '../../../src/domain/queue/queue-hours.ts';
import { randomId } from '../../core/crypto.ts';
import type { FreelancerRecord, QueueBookingRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { ownAccount } from '../core/own-account.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { toQueueResponse } from './queue-response.ts';
import { cancelAndPublish } from './queue-moves.ts';
import { checkHospital, checkHours, freelancerNotFound, findPayment } from './queue-rules.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';

/** Drafts with equal fields are the same booking. */
const requested = ['date', 'time', 'duration', 'hospitalName', 'department', 'notes'] as const;

export async function createQueueDraft(
  backend: Backend,
  { body, caller }: RequestContext<typeof queueEndpoints.createQueueDraft>,
) {
  const patient = signedIn(caller);
  return writeAndPublish(backend, async (unit, publish) => {
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
    const same = earlier.find((draft) => requested.every((field) => draft[field] === body[field]));
    for (const draft of earlier)
      if (draft !== same) await discardDraft(backend, unit, publish, draft);
    const draft = same
      ? await updatePrice(unit, same, helper, now)
      : await insertDraft(unit, body, patient.id, helper, now);
    return { success: true as const, booking: await toQueueResponse(backend, unit, draft) };
  });
}

/** Keeps the price during a payment, because the patient has seen it. */
export async function updatePrice(
  unit: UnitOfWork,
  draft: QueueBookingRecord,
  helper: FreelancerRecord,
  now: Date,
): Promise<QueueBookingRecord> {
  const payment = await findPayment(unit, draft.id, now);
  if (payment && isPaymentActive(payment)) return draft;
  const price = computePrice(helper, draft);
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
    ...computePrice(helper, body),
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

/** Removes the draft, or cancels it during a payment, so that it cannot be charged. */
async function discardDraft(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  draft: QueueBookingRecord,
): Promise<void> {
  const payment = await findPayment(unit, draft.id, backend.clock.now());
  if (payment && isPaymentActive(payment)) {
    await cancelAndPublish(backend, unit, publish, draft, { cancelledBy: 'patient' });
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

function computePrice(
  helper: FreelancerRecord,
  { duration }: Pick<QueueBookingRecord, 'duration'>,
) {
  const hourlyRate = getHourlyRate(helper);
  return { hourlyRate, total: queueTotal(hourlyRate, duration) };
}
