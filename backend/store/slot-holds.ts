import { holdsSlot } from '../../src/domain/appointments/appointment-status.ts';
import { proposalEnd } from '../../src/domain/appointments/move.ts';
import type { AppointmentRecord, SlotHoldRecord } from './records.ts';

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

export function isLiveHold({ expiresAt }: SlotHoldRecord, now: Date): boolean {
  return expiresAt === undefined || expiresAt > now.toISOString();
}
