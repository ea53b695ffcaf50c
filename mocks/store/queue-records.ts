import * as z from 'zod/mini';
import { mobile } from '../../src/contract/auth.ts';
import { instant } from '../../src/contract/common.ts';
import { freelancer } from '../../src/contract/freelancers.ts';
import { payment } from '../../src/contract/payments.ts';
import { queueBooking } from '../../src/contract/queue.ts';

/** Contact data is for the server and paying patients (spec §3). */
export const freelancerRecord = z.extend(freelancer, { phone: mobile, email: z.string() });

/** Payment, helper and patient come from their own records. */
export const queueBookingRecord = z.extend(
  z.omit(queueBooking, { payment: true, freelancer: true, patient: true }),
  {
    /** When a draft's hold on its hours ends; null without one, and once paid. */
    heldUntil: z.nullable(instant),
  },
);

/** The state at that time; see `currentPayment`. */
export const paymentRecord = payment;
