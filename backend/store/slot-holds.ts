import { holdsSlot } from '../../src/domain/appointments/appointment-status.ts';
import { proposalEnd } from '../../src/domain/appointments/move.ts';
import type { AppointmentRecord, SlotHoldRecord, WaitlistRecord } from './records.ts';

/** The holds of a visit and of its proposal. */
export function listSlotHolds(visit: AppointmentRecord): SlotHoldRecord[] {
  const { id, doctorId, status, proposal } = visit;
  if (!holdsSlot(status)) return [];
  const hold = { id, doctorId, date: visit.date, time: visit.time, appointmentId: id };
  if (!proposal) return [hold];
  const { date, time } = proposal;
  const expiresAt = proposalEnd(visit, proposal).toISOString();
  return [hold, { ...hold, id: `${id}:move`, date, time, expiresAt }];
}

/** The hold of an offer. */
export function findOfferHold({
  id,
  doctorId,
  offer,
  acceptedId,
}: WaitlistRecord): SlotHoldRecord | null {
  if (!offer || acceptedId !== undefined) return null;
  const { date, time, endsAt: expiresAt } = offer;
  return { id: `${id}:offer`, doctorId, date, time, waitlistId: id, expiresAt };
}

/** An offer that has ended is held until the sweep passes it on, so that no one else gets it. */
export function isLiveHold({ expiresAt, waitlistId }: SlotHoldRecord, now: Date): boolean {
  if (waitlistId !== undefined) return true;
  return expiresAt === undefined || expiresAt > now.toISOString();
}
