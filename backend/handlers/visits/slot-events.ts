import { toSlot } from '../../../src/domain/appointments/move.ts';
import { byStart, type SlotTime } from '../../../src/domain/booking/slots.ts';
import type { Publish } from '../core/write-and-publish.ts';

interface Changes {
  taken?: readonly SlotTime[];
  freed?: readonly SlotTime[];
}

/**
 * In order, because stores find their records in any.
 * @param changes none if the doctor's hours, rules or offer have changed
 */
export function publishSlots(
  publish: Publish,
  doctorId: string,
  { taken = [], freed = [] }: Changes = {},
): void {
  const inOrder = (slots: readonly SlotTime[]) => slots.map(toSlot).sort(byStart);
  const payload = { doctorId, taken: inOrder(taken), freed: inOrder(freed) };
  publish({ to: [doctorId], event: 'slots_changed', payload });
}
