import { otherCityMessage } from '../../../src/domain/hospitals/hospital-suggestions.ts';
import { areHoursOffered, hoursOverlap } from '../../../src/domain/queue/queue-hours.ts';
import { isBooked } from '../../../src/domain/queue/queue-status.ts';
import { currentPayment, HOLD_MINUTES } from '../../../src/domain/payments/payment.ts';
import type { FreelancerRecord, PaymentRecord, QueueBookingRecord } from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import { secondsAfter } from '../../core/time.ts';
import { ApiError } from '../core/api-error.ts';
import type { Quotas } from '../core/backend.ts';

export function holdsHours(
  { status, heldUntil }: Pick<QueueBookingRecord, 'status' | 'heldUntil'>,
  now: Date,
): boolean {
  if (isBooked(status)) return true;
  return status === 'draft' && heldUntil !== null && heldUntil > now.toISOString();
}

export async function checkHours(
  unit: UnitOfWork,
  helper: FreelancerRecord,
  hours: Pick<QueueBookingRecord, 'date' | 'time' | 'duration'>,
  now: Date,
  ownIds: readonly string[],
): Promise<void> {
  if (!areHoursOffered(helper, hours, now)) {
    throw new ApiError('hours-not-offered', `${helper.name} does not offer these hours.`);
  }
  const { date } = hours;
  const bookings = await unit.find('queueBookings', { freelancerId: helper.id, date });
  const others = bookings.filter(({ id }) => !ownIds.includes(id));
  if (others.some((other) => holdsHours(other, now) && hoursOverlap(other, hours))) {
    throw new ApiError(
      'hours-taken',
      'Some of these hours have just been taken. Please choose others.',
    );
  }
}

export async function checkHospital(
  reads: ReadTransaction,
  helper: FreelancerRecord,
  hospitalName: string,
): Promise<void> {
  const message = otherCityMessage(await reads.find('hospitals'), hospitalName, helper);
  if (message === null) return;
  throw new ApiError('invalid-request', message, { fields: { hospitalName: message } });
}

export async function holdHours(
  unit: UnitOfWork,
  draft: QueueBookingRecord,
  now: Date,
  { unpaidHolds }: Quotas,
): Promise<QueueBookingRecord> {
  await checkHours(unit, await getHelper(unit, draft), draft, now, [draft.id]);
  const { patientId } = draft;
  const drafts = await unit.find('queueBookings', { patientId, status: 'draft' });
  const others = drafts.filter((other) => other.id !== draft.id && holdsHours(other, now));
  if (others.length >= unpaidHolds) {
    throw new ApiError(
      'too-many-holds',
      `You have ${others.length} other bookings waiting for payment. Pay for one or cancel it in Queue bookings, or try again in ${HOLD_MINUTES} minutes.`,
    );
  }
  const heldUntil = secondsAfter(now, HOLD_MINUTES * 60);
  return unit.update('queueBookings', draft.id, { heldUntil });
}

export async function getHelper(
  reads: ReadTransaction,
  { freelancerId }: Pick<QueueBookingRecord, 'freelancerId'>,
): Promise<FreelancerRecord> {
  const helper = await reads.get('freelancers', freelancerId);
  if (!helper) throw freelancerNotFound();
  return helper;
}

export async function findPayment(
  reads: ReadTransaction,
  bookingId: string,
  now: Date,
): Promise<PaymentRecord | null> {
  const [payment] = await reads.find('payments', { draftId: bookingId });
  return payment ? currentPayment(payment, now) : null;
}

export async function ownBooking(
  reads: ReadTransaction,
  id: string,
  personId: string,
): Promise<QueueBookingRecord> {
  const booking = await reads.get('queueBookings', id);
  if (!booking) throw new ApiError('not-found', 'Queue booking not found');
  if (booking.patientId !== personId) {
    throw new ApiError('forbidden', 'You do not have access to this queue booking.');
  }
  return booking;
}

export async function paymentWithBooking(
  reads: ReadTransaction,
  id: string,
  now: Date,
): Promise<{ payment: PaymentRecord; booking: QueueBookingRecord }> {
  const payment = await reads.get('payments', id);
  const booking = payment && (await reads.get('queueBookings', payment.draftId));
  if (!booking) throw new ApiError('not-found', 'Payment not found');
  return { payment: currentPayment(payment, now), booking };
}

export async function ownPayment(reads: ReadTransaction, id: string, personId: string, now: Date) {
  const found = await paymentWithBooking(reads, id, now);
  if (found.booking.patientId !== personId) {
    throw new ApiError('forbidden', 'You do not have access to this payment.');
  }
  return found;
}

/** See spec §8. */
export function freelancerNotFound(): ApiError {
  return new ApiError('not-found', 'Freelancer not found');
}
