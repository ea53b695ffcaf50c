import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { appointmentType } from '../../contract/place.ts';
import { calendarDate, timeOfDay } from '../../contract/common.ts';
import { sharingScope } from '../../contract/sharing.ts';

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

const choice = z.object({ date: calendarDate, time: z._default(z.nullable(timeOfDay), null) });

/** The day, and the time if it has one, that a link to the booking page chooses. */
export function parseChoice(params: URLSearchParams): z.infer<typeof choice> | null {
  return choice.safeParse(Object.fromEntries(params)).data ?? null;
}
