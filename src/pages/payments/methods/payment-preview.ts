import * as z from 'zod/mini';
import { calendarDate, id, timeOfDay } from '../../../contract/common.ts';
import type { PaymentPreview } from '../../../screens/payments/PaymentScreen/PaymentSkeleton.tsx';

/** History state (spec §2). The amount is in cents, the currency in lower case. */
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

/** @returns null if the preview is for another draft or user. */
export function parsePreview(
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
