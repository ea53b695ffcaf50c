import * as z from 'zod/mini';
import { mobile } from '../../../src/contract/auth.ts';
import { instant } from '../../../src/contract/common.ts';
import { freelancer } from '../../../src/contract/freelancers.ts';
import { payment } from '../../../src/contract/payments.ts';
import { queueBooking } from '../../../src/contract/queue.ts';

/** Only the server and paying patients may read the contact data (spec §3). */
export const freelancerRecord = z.extend(freelancer, { phone: mobile, email: z.string() });

export const queueBookingRecord = z.extend(
  z.omit(queueBooking, { payment: true, freelancer: true, patient: true }),
  {
    /** Null without a hold. */
    heldUntil: z.nullable(instant),
  },
);

/** Stored state, which may have expired; see `currentPayment`. */
export const paymentRecord = payment;
