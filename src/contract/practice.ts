import * as z from 'zod/mini';
import { id, idParams, requiredLine } from './common.ts';
import { doctor } from './doctors.ts';
import { type Endpoint, LONG_BODY_BYTES } from './endpoint.ts';

/** In paise. */
export const FEE_MIN = 100;
/** In paise. */
export const FEE_MAX = 100_000_00;

const wholePaise = 'Enter rupees, with two decimals at most, such as 450 or 450.50';
const tooLow = 'A fee is at least ₹1. Leave it empty for the usual price';
const tooHigh = 'A fee is at most ₹1,00,000';

export const fee = z.object({
  amountMinor: z.int(wholePaise).check(z.minimum(FEE_MIN, tooLow), z.maximum(FEE_MAX, tooHigh)),
  currency: z.literal('INR', 'A fee is in rupees'),
});

/** A mobile number, or a landline with its 0 and area code. */
export const deskPhone = z
  .string()
  .check(
    z.regex(
      /^([6-9]\d{9}|0[1-9]\d{9})$/,
      'Enter a mobile number of 10 digits, or a landline with its area code, such as 080 4000 1111',
    ),
  );

const line = (what: string) => requiredLine(`${what} is required`, 120, what);

export const practiceBody = z
  .object({
    hospitalId: z.optional(id),
    address: z.optional(line('The street')),
    location: z.optional(
      z.object({ area: line('The area'), city: line('The city'), state: line('The state') }),
    ),
    deskPhone: z.optional(deskPhone),
    fees: z.object({
      video: z.optional(fee),
      phone: z.optional(fee),
      'in-person': z.optional(fee),
    }),
  })
  .check(
    z.refine(
      ({ hospitalId, address }) => hospitalId === undefined || address === undefined,
      'Choose a hospital or enter an address, not both',
    ),
    z.refine(
      ({ address, location }) => (address === undefined) === (location === undefined),
      'An address needs a street, an area, a city and a state',
    ),
  );

export const practiceEndpoints = {
  updatePractice: {
    method: 'PUT',
    path: '/api/doctors/:id/practice',
    access: 'doctor',
    summary:
      "Replace the caller's place, desk phone and fees. Visits that are booked keep their place and price.",
    origin: 'extension',
    params: idParams,
    body: practiceBody,
    bodyBytes: LONG_BODY_BYTES,
    status: 200,
    response: doctor,
    errors: ['invalid-request', 'not-signed-in', 'token-expired', 'forbidden', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>;

export type PracticeBody = z.infer<typeof practiceBody>;
