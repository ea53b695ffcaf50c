import * as z from 'zod/mini';
import { calendarDate, idParams, timeOfDay } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** A day without free times is full. Dates and times are in India time. */
export const freeDay = z.object({ date: calendarDate, times: z.array(timeOfDay) });

export const freeTimesEndpoints = {
  listFreeTimes: {
    method: 'GET',
    path: '/api/doctors/:id/free-times',
    access: 'public',
    summary:
      "A doctor's free times on each of the next 14 days on which the doctor still has times, today included. A full day has none. Times that the doctor's rules keep from patients are not free.",
    origin: 'extension',
    params: idParams,
    status: 200,
    response: z.object({ days: z.array(freeDay) }),
    errors: ['token-expired', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>;

export type FreeDay = z.infer<typeof freeDay>;
