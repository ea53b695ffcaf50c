import * as z from 'zod/mini';
import { mobile } from '../../src/contract/auth.ts';
import { instant } from '../../src/contract/common.ts';
import { freelancer } from '../../src/contract/freelancers.ts';
import { payment } from '../../src/contract/payments.ts';
import { queueBooking } from '../../src/contract/queue.ts';

/** Only the server and paying patients may see the contact details (spec §3). */
export const freelancerRecord = z.extend(freelancer, { phone: mobile, email: z.string() });

export const queueBookingRecord = z.extend(
  z.omit(queueBooking, { payment: true, freelancer: true, patient: true }),
  {
    heldUntil: z.nullable(instant),
    sealed: z.optional(z.string()),
  },
);

/** May have expired since it was stored; see `currentPayment`. */
export const paymentRecord = payment;
