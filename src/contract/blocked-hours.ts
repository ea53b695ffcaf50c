import * as z from 'zod/mini';
import { idParams } from './common.ts';
import { blockedHours, doctor } from './doctors.ts';
import type { Endpoint } from './endpoint.ts';

export const MAX_BLOCKED_HOURS = 100;

/** False takes the hours back. */
export const blockHoursBody = z.extend(blockedHours, { isBlocked: z.boolean() }).check(
  z.refine(({ startTime, endTime }) => startTime < endTime, {
    message: 'The end must be after the start',
    path: ['endTime'],
  }),
);

export const blockedHoursEndpoints = {
  blockHours: {
    method: 'POST',
    path: '/api/doctors/:id/blocked-hours',
    access: 'doctor',
    summary:
      'Block hours of a day, from today to a year ahead, or take them back. They answer as taken times, without a reason. Booked visits stay. A repeated call changes nothing.',
    origin: 'extension',
    params: idParams,
    body: blockHoursBody,
    status: 200,
    response: doctor,
    errors: ['invalid-request', 'not-signed-in', 'token-expired', 'forbidden', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>;

export type BlockHoursBody = z.infer<typeof blockHoursBody>;
