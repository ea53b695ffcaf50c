import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { appointmentType } from '../../contract/place.ts';
import { calendarDate, timeOfDay } from '../../contract/common.ts';
import { sharingScope } from '../../contract/sharing.ts';
import type { SlotTime } from './slots.ts';

export const bookingDraft = z.object({
  date: z.nullable(calendarDate),
  time: z.nullable(timeOfDay),
  /** Null before the doctor is known. */
  appointmentType: z.nullable(appointmentType),
  notes: z.string(),
  /** Null before the patient has chosen. */
  sharing: z.nullable(sharingScope),
  /** The number for a visit by phone, in digits. Null for the account's. */
  phone: otherwise(z.nullable(z.string()), null),
});

export type BookingDraft = z.infer<typeof bookingDraft>;

export const emptyDraft: BookingDraft = {
  date: null,
  time: null,
  appointmentType: null,
  notes: '',
  sharing: null,
  phone: null,
};

const slot = z.object({ date: calendarDate, time: timeOfDay });

/** The slot that a link to the booking page chooses. */
export function parseSlot(params: URLSearchParams): SlotTime | null {
  return slot.safeParse(Object.fromEntries(params)).data ?? null;
}
