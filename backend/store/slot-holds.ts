import { holdsSlot } from '../../src/domain/appointments/appointment-status.ts';
import type { AppointmentRecord, SlotHoldRecord } from './records.ts';

/** Null for a cancelled visit. */
export function toSlotHold(visit: AppointmentRecord): SlotHoldRecord | null {
  const { id, doctorId, date, time, status } = visit;
  return holdsSlot(status) ? { id, doctorId, date, time, appointmentId: id } : null;
}
