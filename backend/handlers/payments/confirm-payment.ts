import type {
  ConfirmBody,
  DemoCardToken,
  paymentEndpoints,
  PaymentEvent,
} from '../../../src/contract/payments.ts';
import { paymentFailures, UPI_MINUTES } from '../../../src/domain/payments/payment.ts';
import type { PaymentRecord, QueueBookingRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { secondsAfter } from '../../core/time.ts';
import { ownAccount } from '../core/own-account.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { greeting, helperWrites } from '../messages/helper-messages.ts';
import { createQueueEvent } from '../queue/queue-response.ts';
import { reach } from '../queue/queue-moves.ts';
import { getHelper, holdHours, ownPayment, paymentWithBooking } from '../queue/queue-rules.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';

const outcomes = {
  'demo-card-ok': 'succeeded',
  'demo-card-declined': 'card-declined',
  'demo-card-insufficient-funds': 'insufficient-funds',
  'demo-card-asks-bank': 'action-needed',
  'demo-card-bank-approved': 'succeeded',
  'demo-card-bank-refused': 'confirmation-refused',
} as const satisfies Record<DemoCardToken, string>;

const bankDecisions: readonly DemoCardToken[] = [
  'demo-card-bank-approved',
  'demo-card-bank-refused',
];

/** Omitted fields such as `failure` are reset. */
type PaymentResult = Partial<PaymentRecord> & Pick<PaymentRecord, 'status' | 'method'>;

/** Returns a succeeded payment unchanged, so that a double tap does not charge twice. */
export async function confirmPayment(
  backend: Backend,
  { params, body, caller }: RequestContext<typeof paymentEndpoints.confirmPayment>,
) {
  return writeAndPublish(backend, async (unit, publish) => {
    const now = backend.clock.now();
    const { id } = await ownAccount(unit, signedIn(caller).id);
    const { payment, booking } = await ownPayment(unit, params.id, id, now);
    if (payment.status === 'succeeded' || isAlreadyPending(payment, body)) {
      return { success: true as const, payment };
    }
    checkOpen(payment, body);
    await holdHours(unit, booking, now, backend.limits);
    const tried = await attemptPayment({ backend, unit, publish, payment, booking }, body);
    if (tried instanceof ApiError) return tried;
    return { success: true as const, payment: tried };
  });
}

/**
 * Reporting a success twice has no effect.
 * @throws ApiError if the payment does not exist or is not pending.
 */
export async function settlePayment(
  backend: Backend,
  { paymentId, outcome }: PaymentEvent,
): Promise<void> {
  await writeAndPublish(backend, async (unit, publish) => {
    const now = backend.clock.now();
    const { payment, booking } = await paymentWithBooking(unit, paymentId, now);
    const isPaidSo = payment.status === 'succeeded' && payment.method === 'upi';
    if (isPaidSo && outcome === 'succeeded') return;
    if (payment.status !== 'pending')
      throw notOpen(
        'This payment is not waiting for approval. It may already have been completed or cancelled.',
      );
    const paying = { backend, unit, publish, payment, booking };
    if (outcome === 'succeeded') await succeed(paying, 'upi');
    else await note(paying, { status: 'open', method: 'upi', failure: 'upi-refused' });
  });
}

interface Paying {
  backend: Backend;
  unit: UnitOfWork;
  publish: Publish;
  payment: PaymentRecord;
  booking: QueueBookingRecord;
}

async function attemptPayment(
  paying: Paying,
  body: ConfirmBody,
): Promise<PaymentRecord | ApiError> {
  if (body.method === 'upi') {
    const expiresAt = secondsAfter(paying.backend.clock.now(), UPI_MINUTES * 60);
    return note(paying, { status: 'pending', method: 'upi', expiresAt });
  }
  const outcome = outcomes[body.token];
  if (outcome === 'succeeded') return succeed(paying, 'card');
  if (outcome === 'action-needed') return note(paying, { status: outcome, method: 'card' });
  await note(paying, { status: 'open', method: 'card', failure: outcome });
  return new ApiError(outcome, paymentFailures[outcome]);
}

async function succeed(
  { backend, unit, publish, payment, booking }: Paying,
  method: 'card' | 'upi',
): Promise<PaymentRecord> {
  const now = backend.clock.now();
  const booked = await reach(unit, booking, 'paid', now);
  const changes: PaymentResult = { status: 'succeeded', method, paidAt: now.toISOString() };
  const paid = await note({ backend, unit, publish, payment, booking: booked }, changes);
  const patient = await ownAccount(unit, booked.patientId);
  const text = greeting(booked, await getHelper(unit, booked), patient);
  await helperWrites(unit, publish, booked, text, now);
  return paid;
}

async function note(
  { backend, unit, publish, payment, booking }: Paying,
  changes: PaymentResult,
): Promise<PaymentRecord> {
  const nothing = { failure: null, expiresAt: null };
  const noted = await unit.update('payments', payment.id, { ...payment, ...nothing, ...changes });
  publish(await createQueueEvent(backend, unit, booking));
  return noted;
}

/** A second request would make the UPI app ask the patient again. */
function isAlreadyPending({ status }: PaymentRecord, { method }: ConfirmBody): boolean {
  return status === 'pending' && method === 'upi';
}

function checkOpen({ status }: PaymentRecord, body: ConfirmBody): void {
  if (status === 'cancelled') throw notOpen('This booking was cancelled. Nothing was charged.');
  if (status === 'refunded') throw notOpen('This payment was refunded.');
  const isBanks = body.method === 'card' && bankDecisions.includes(body.token);
  if (isBanks && status !== 'action-needed')
    throw notOpen('Your bank was not asked to confirm this payment.');
}

function notOpen(message: string): ApiError {
  return new ApiError('payment-not-open', message);
}
