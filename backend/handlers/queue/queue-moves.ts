import type { Money } from '../../../src/contract/common.ts';
import type { QueueBooking, QueueEvent, QueueStatus } from '../../../src/contract/queue.ts';
import { canMoveQueue, isBooked, getRefund } from '../../../src/domain/queue/queue-status.ts';
import type { PaymentRecord, QueueBookingRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { cancelledText, helperWrites, placeText, stepText } from '../messages/helper-messages.ts';
import { planQueueBooking } from '../notices/plan-deliveries.ts';
import { createQueueEvent } from './queue-response.ts';
import { findPayment } from './queue-rules.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';

type Cancellation = Required<Pick<QueueBooking, 'cancelledBy'>> &
  Pick<QueueBooking, 'cancelReason'>;

export async function moveQueueBooking(backend: Backend, event: QueueEvent): Promise<void> {
  await writeAndPublish(backend, async (unit, publish) => {
    const booking = await unit.get('queueBookings', event.bookingId);
    if (!booking) throw new ApiError('not-found', 'Queue booking not found');
    checkMove(booking, event.status, 'freelancer');
    if (event.status === 'cancelled') {
      await cancelAndPublish(backend, unit, publish, booking, { cancelledBy: 'freelancer' });
    } else {
      await step(backend, unit, publish, booking, { ...event, status: event.status });
    }
  });
}

/** Does not check the transition; call `checkMove` first. */
export async function cancelAndPublish(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  booking: QueueBookingRecord,
  cancellation: Cancellation,
): Promise<QueueBookingRecord> {
  const now = backend.clock.now();
  const cancelled = await cancelBooking(unit, booking, cancellation, now);
  publish(await createQueueEvent(backend, unit, cancelled));
  if (isBooked(booking.status)) {
    const text = cancelledText(cancelled, await findPayment(unit, booking.id, now));
    await helperWrites(unit, publish, booking, text, now);
  }
  return cancelled;
}

export async function cancelBooking(
  unit: UnitOfWork,
  booking: QueueBookingRecord,
  cancellation: Cancellation,
  now: Date,
): Promise<QueueBookingRecord> {
  const payment = await findPayment(unit, booking.id, now);
  if (payment) {
    const refund = getRefund({ ...booking, payment }, cancellation.cancelledBy, now);
    await unit.update('payments', payment.id, endPayment(payment, refund, now));
  }
  return reach(unit, booking, 'cancelled', now, cancellation);
}

export async function reach(
  unit: UnitOfWork,
  booking: QueueBookingRecord,
  status: QueueStatus,
  now: Date,
  changes: Partial<QueueBookingRecord> = {},
): Promise<QueueBookingRecord> {
  const reached = await unit.update('queueBookings', booking.id, {
    ...changes,
    status,
    heldUntil: null,
    history: [...booking.history, { status, at: now.toISOString() }],
  });
  await planQueueBooking(unit, reached, now);
  return reached;
}

export function checkMove(
  { status: from }: Pick<QueueBookingRecord, 'status'>,
  to: QueueStatus,
  by: 'patient' | 'freelancer',
): void {
  if (canMoveQueue(from, to, by)) return;
  throw new ApiError(
    'invalid-transition',
    `The status of this booking is ${from}. It cannot change to ${to}.`,
  );
}

export async function checkRefund(
  unit: UnitOfWork,
  booking: QueueBookingRecord,
  told: Money | null | undefined,
  now: Date,
): Promise<void> {
  if (told === undefined) return;
  const payment = await findPayment(unit, booking.id, now);
  const refund = getRefund({ ...booking, payment }, 'patient', now);
  if (refund?.amountMinor === told?.amountMinor) return;
  throw new ApiError(
    'refund-changed',
    'Your refund has changed. Your booking was not cancelled. Check the refund and try again.',
  );
}

async function step(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  booking: QueueBookingRecord,
  {
    status,
    token,
    peopleAhead,
  }: QueueEvent & { status: Exclude<QueueEvent['status'], 'cancelled'> },
): Promise<void> {
  const now = backend.clock.now();
  const place = {
    token: token ?? booking.token,
    peopleAhead: status === 'your-turn' ? 0 : (peopleAhead ?? booking.peopleAhead),
  };
  const isNewStep = booking.status !== status;
  const hasMoved = place.token !== booking.token || place.peopleAhead !== booking.peopleAhead;
  if (!isNewStep && !hasMoved) return;
  const moved = isNewStep
    ? await reach(unit, booking, status, now, place)
    : await unit.update('queueBookings', booking.id, place);
  publish(await createQueueEvent(backend, unit, moved));
  const text = isNewStep ? stepText(status, moved) : placeText(moved);
  await helperWrites(unit, publish, moved, text, now);
}

/** The payment stays `succeeded` if it is too late for a refund. */
function endPayment(
  payment: PaymentRecord,
  refund: PaymentRecord['amount'] | null,
  now: Date,
): PaymentRecord {
  if (refund === null) return { ...payment, status: 'cancelled', expiresAt: null };
  if (refund.amountMinor === 0) return payment;
  const refundedAt = now.toISOString();
  return { ...payment, status: 'refunded', refund: { amount: refund, refundedAt } };
}
