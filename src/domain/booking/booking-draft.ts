import * as z from 'zod/mini';
import { appointmentType } from '../../contract/appointments.ts';
import { calendarDate, timeOfDay } from '../../contract/common.ts';
import { sharingScope } from '../../contract/sharing.ts';
import { DEFAULT_SCOPE } from '../records/sharing.ts';

export const bookingDraft = z.object({
  date: z.nullable(calendarDate),
  time: z.nullable(timeOfDay),
  appointmentType,
  notes: z.string(),
  sharing: sharingScope,
});

export type BookingDraft = z.infer<typeof bookingDraft>;

/** Defaults to an in-person visit (spec §9). */
export const emptyDraft: BookingDraft = {
  date: null,
  time: null,
  appointmentType: 'in-person',
  notes: '',
  sharing: DEFAULT_SCOPE,
};
