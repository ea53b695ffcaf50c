import * as z from 'zod/mini';
import { mobile } from '../../src/contract/auth.ts';
import { instant } from '../../src/contract/common.ts';
import { freelancer } from '../../src/contract/freelancers.ts';
import { payment } from '../../src/contract/payments.ts';
import { queueBooking } from '../../src/contract/queue.ts';

/** A helper, with what only the server and those who have paid know (spec §3). */
export const freelancerRecord = z.extend(freelancer, { phone: mobile, email: z.string() });

/** A queue booking as stored: its payment, and who its two people are, come from their own records. */
export const queueBookingRecord = z.extend(
  z.omit(queueBooking, { payment: true, freelancer: true, patient: true }),
  {
    /** Until when a draft keeps its hours from others; null while it does not, and once it is paid. */
    heldUntil: z.nullable(instant),
  },
);

/** A payment as stored, whose booking says whose it is; see `currentPayment` for what it is by now. */
export const paymentRecord = payment;
