import * as z from 'zod/mini';
import { doneResponse, instant } from './common.ts';
import type { Endpoint } from './endpoint.ts';

export const calendarFeed = z.object({
  /** False without a server, as in the demo: calendar apps could not reach the feed. */
  isOffered: z.boolean(),
  /** When the private address was made. Null without one. */
  madeAt: z.nullable(instant),
});

export const newCalendarFeed = z.object({
  /** The feed's URL, which no later response has. */
  address: z.string(),
  madeAt: instant,
});

const signedInErrors = ['not-signed-in', 'token-expired'] as const;

export const calendarEndpoints = {
  getCalendarFeed: {
    method: 'GET',
    path: '/api/account/calendar-feed',
    access: 'user',
    summary: "When the private address of the caller's calendar feed was made.",
    origin: 'extension',
    status: 200,
    response: calendarFeed,
    errors: [...signedInErrors],
  },
  makeCalendarFeed: {
    method: 'POST',
    path: '/api/account/calendar-feed',
    access: 'user',
    summary:
      "Make a private address for the caller's calendar feed, which is in this response only. An earlier address ends.",
    origin: 'extension',
    status: 200,
    response: newCalendarFeed,
    errors: [...signedInErrors, 'step-up-needed', 'forbidden', 'not-found', 'too-many-requests'],
  },
  endCalendarFeed: {
    method: 'DELETE',
    path: '/api/account/calendar-feed',
    access: 'user',
    summary: "End the address of the caller's calendar feed. Without one, nothing changes.",
    origin: 'extension',
    status: 200,
    response: doneResponse,
    errors: [...signedInErrors],
  },
  getCalendar: {
    method: 'GET',
    path: '/api/calendar/:token.ics',
    access: 'public',
    summary:
      "The visits of an account from 30 days ago, as a calendar (RFC 5545), for everyone who has the token. It has no notes, specialty or phone number, and a doctor's names no patient. An unknown token and one that has ended get the same 404.",
    origin: 'extension',
    params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(64)) }),
    status: 200,
    respondsWithFile: true,
    response: z.file(),
    errors: ['token-expired', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>;

export type CalendarFeed = z.infer<typeof calendarFeed>;
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>;
