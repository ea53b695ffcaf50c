import * as z from 'zod/mini';

export const MOST_NOTICE_HOURS = 168;
export const MOST_DAYS_AHEAD = 14;
export const MOST_PATIENT_MOVES = 10;

const whole = (name: string, least: number, most: number) => {
  const message = `${name} must be a whole number, ${least} to ${most}`;
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
};

/** A doctor's rules for patients. The doctor's own moves need not fit them. */
export const bookingRules = z.object({
  /** A slot can be booked until so many hours before its start. */
  noticeHours: whole('The shortest notice', 0, MOST_NOTICE_HOURS),
  /** Today included (spec §9). */
  daysAhead: whole('The days ahead', 1, MOST_DAYS_AHEAD),
  /** Kept free between two visits of a day. Left out in what patients see. */
  bufferMinutes: z.optional(z.literal([0, 30, 60], 'The break must be 0, 30 or 60 minutes')),
  /** A scheduled visit can be moved until so many hours before its start. */
  changeHours: whole('The hours before a change', 0, MOST_NOTICE_HOURS),
  /** How often a patient can move one visit. */
  mostMoves: whole('The number of moves', 0, MOST_PATIENT_MOVES),
  /** A patient's move of a scheduled visit takes place at once. */
  acceptsMoves: z.boolean(),
});

export type BookingRules = z.infer<typeof bookingRules>;
