import * as z from 'zod/mini';
import { calendarDate, id, timeOfDay } from './common.ts';

const slotTime = z.object({ date: calendarDate, time: timeOfDay });

/** Null follows no one any more. A connection follows one doctor. */
export const followSlots = z.object({ doctorId: z.nullable(id) });

/** Times that were taken or freed. Without any, the doctor's hours, rules or offer have changed. */
export const slotsChanged = z.object({
  doctorId: id,
  taken: z.array(slotTime),
  freed: z.array(slotTime),
});

export type SlotsChanged = z.infer<typeof slotsChanged>;
