import { toSlot } from '../../../src/domain/appointments/move.ts';
import type { SlotTime } from '../../../src/domain/booking/slots.ts';
import type { Publish } from '../core/write-and-publish.ts';

interface Changes {
  taken?: readonly SlotTime[];
  freed?: readonly SlotTime[];
}

/** @param changes none if the doctor's hours, rules or offer have changed */
export function publishSlots(
  publish: Publish,
  doctorId: string,
  { taken = [], freed = [] }: Changes = {},
): void {
  const payload = { doctorId, taken: taken.map(toSlot), freed: freed.map(toSlot) };
  publish({ to: [doctorId], event: 'slots_changed', payload });
}
