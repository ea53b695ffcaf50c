import * as z from 'zod/mini';
import { appointmentType } from '../contract/appointments.ts';
import { calendarDate, timeOfDay } from '../contract/common.ts';

/** The booking form's values; date (yyyy-MM-dd) and time (HH:mm) are India's. */
export const bookingDraft = z.object({
  date: z.nullable(calendarDate),
  time: z.nullable(timeOfDay),
  appointmentType,
  notes: z.string(),
});

export type BookingDraft = z.infer<typeof bookingDraft>;

/** The booking form before anything is chosen (spec §9: in person by default). */
export const emptyDraft: BookingDraft = {
  date: null,
  time: null,
  appointmentType: 'in-person',
  notes: '',
};
