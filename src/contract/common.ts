import * as z from 'zod/mini';

/** An identifier as every collection uses it. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));

export const idParams = z.object({ id });

/** A calendar day in India, yyyy-MM-dd, that exists. */
export const calendarDate = z.iso.date('Date must be a day such as 2026-11-25');

/** A time of day in India, HH:mm on the 24-hour clock. */
export const timeOfDay = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Time must be HH:mm, such as 09:30'));

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime();

/** An amount in the currency's smallest unit: paise or cents. */
export const money = z.object({
  amountMinor: z.int().check(z.nonnegative()),
  currency: z.enum(['INR', 'USD']),
});

export const role = z.enum(['patient', 'doctor'], 'Role is required');

/** A picture's address, or null for the generic portrait. */
export const picture = z.nullable(z.string().check(z.maxLength(2048)));

/** The plain answer of a call that only reports that it was done. */
export const doneAnswer = z.object({ success: z.literal(true), message: z.string() });

export type Money = z.infer<typeof money>;
export type Role = z.infer<typeof role>;
