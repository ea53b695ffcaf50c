import * as z from 'zod/mini';
import { calendarDate, id, timeOfDay } from '../../contract/common.ts';
import type { PaymentPreview } from '../../screens/PaymentScreen/PaymentSkeleton.tsx';

/** What the queue form hands over with the way here (spec §2): cents, and a currency as card providers write it. */
const handedOver = z.object({
  draftId: id,
  patientId: id,
  amount: z.int().check(z.nonnegative()),
  currency: z.literal('usd'),
  hospitalName: z.string(),
  city: z.optional(z.string()),
  date: calendarDate,
  time: timeOfDay,
  duration: z.int(),
});

/**
 * What can be shown of a person's draft before the server has told it; null for anything else that a history entry
 * holds, which outlives a logout. It is for the eye alone: what is charged is what the server makes of the draft.
 */
export function previewOf(
  state: unknown,
  draftId: string,
  personId: string,
): PaymentPreview | null {
  const { data } = handedOver.safeParse(state);
  if (data?.draftId !== draftId || data.patientId !== personId) return null;
  const { amount, hospitalName, city, date, time, duration } = data;
  const total = { amountMinor: amount, currency: 'USD' as const };
  return { hospitalName, city, date, time, duration, total };
}
