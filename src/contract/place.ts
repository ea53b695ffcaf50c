import * as z from 'zod/mini';
import { id, money } from './common.ts';

export const hospitalSummary = z.object({ id, name: z.string(), phone: z.string() });

export const doctorLocation = z.object({ area: z.string(), city: z.string(), state: z.string() });

/** A hospital or an address at which a doctor sees patients. */
export const place = z.object({
  hospital: z.optional(hospitalSummary),
  /** Street and number. */
  address: z.optional(z.string()),
  location: z.optional(doctorLocation),
  /** Number that patients call about a visit. Without it, the hospital's. */
  deskPhone: z.optional(z.string()),
});

export const appointmentType = z.enum(
  ['video', 'phone', 'in-person'],
  'Appointment type is required',
);

/** Fees in rupees. For a kind without one, the price of the specification holds. */
export const fees = z.object({
  video: z.optional(money),
  phone: z.optional(money),
  'in-person': z.optional(money),
});

export type Place = z.infer<typeof place>;
