import * as z from 'zod/mini';
import { appointment } from './appointments.ts';
import { calendarDate, doneResponse, id, idParams, instant, money, timeOfDay } from './common.ts';
import { weekday } from './doctors.ts';
import type { Endpoint } from './endpoint.ts';
import { appointmentType, place } from './place.ts';

/** A patient has no more entries at once, each with another doctor. */
export const WAITLIST_MOST = 10;

/** In India: morning until 12:00, afternoon until 17:00, then evening. */
export const partOfDay = z.enum(['morning', 'afternoon', 'evening']);

const slot = z.object({ date: calendarDate, time: timeOfDay });

/** The times that a patient can come. */
const wishes = {
  appointmentType,
  days: z.array(weekday).check(z.minLength(1), z.maxLength(weekday.options.length)),
  parts: z.array(partOfDay).check(z.minLength(1), z.maxLength(partOfDay.options.length)),
  /** The last day, from today to 13 days ahead. */
  until: calendarDate,
};

/** A free time that is held for the patient. */
export const waitlistOffer = z.extend(slot, {
  at: instant,
  /** When the patient is notified: at once, or at 8:00 in India after an offer at night. */
  notifiedAt: instant,
  endsAt: instant,
});

const seenOffer = { price: money, place: z.optional(place) };

export const waitlistEntry = z.object({
  id,
  doctor: appointment.shape.doctor,
  ...wishes,
  /** The patient's later visit, which moves to an accepted time. Without it, one is booked. */
  visitId: z.optional(id),
  askedAt: instant,
  /** In the line of the doctor, from 1. It promises no time. */
  position: z.int().check(z.positive()),
  /** With the price and the place of the visit. */
  offer: z.optional(z.extend(waitlistOffer, seenOffer)),
});

export const joinWaitlistBody = z.object({ doctorId: id, ...wishes, visitId: z.optional(id) });

/** The slot is that of the offer which the caller saw. */
export const answerOfferBody = z.extend(slot, {
  answer: z.enum(['accept', 'decline']),
  seen: z.optional(z.object(seenOffer)),
});

const signedInErrors = ['not-signed-in', 'token-expired', 'forbidden'] as const;

export const waitlistEndpoints = {
  listWaitlist: {
    method: 'GET',
    path: '/api/waitlist',
    access: 'patient',
    summary:
      "The doctors for whose earlier times the caller waits, with the caller's place in each line, and the time that is held for the caller, if there is one.",
    origin: 'extension',
    status: 200,
    response: z.array(waitlistEntry),
    errors: [...signedInErrors],
  },
  joinWaitlist: {
    method: 'POST',
    path: '/api/waitlist',
    access: 'patient',
    summary:
      'Wait for an earlier time of a doctor, on chosen days and times of day, for a new visit or for an own later one. A further call for the same doctor changes the wishes and keeps the place in the line.',
    origin: 'extension',
    body: joinWaitlistBody,
    status: 200,
    response: z.extend(doneResponse, { entry: waitlistEntry }),
    errors: [
      'invalid-request',
      ...signedInErrors,
      'not-found',
      'invalid-transition',
      'too-late-to-change',
      'too-many-changes',
      'too-many-visits',
    ],
  },
  leaveWaitlist: {
    method: 'DELETE',
    path: '/api/waitlist/:id',
    access: 'patient',
    summary: 'Stop waiting. A time that is held for the caller goes to the next in the line.',
    origin: 'extension',
    params: idParams,
    status: 200,
    response: doneResponse,
    errors: [...signedInErrors, 'not-found'],
  },
  answerOffer: {
    method: 'POST',
    path: '/api/waitlist/:id/answer',
    access: 'patient',
    summary:
      "Accept the time that is held for the caller, which books it as a request or moves the caller's own later visit at once, or decline it, so that the next in the line gets it. A repeated acceptance returns the same visit.",
    origin: 'extension',
    params: idParams,
    body: answerOfferBody,
    status: 200,
    response: z.extend(doneResponse, {
      /** Null after 'decline'. */
      appointment: z.nullable(appointment),
    }),
    errors: [
      'invalid-request',
      ...signedInErrors,
      'not-found',
      'invalid-transition',
      'too-late-to-change',
      'too-many-changes',
      'slot-taken',
      'slot-not-offered',
      'visit-in-the-way',
      'too-many-visits',
      'offer-changed',
    ],
  },
  countWaiting: {
    method: 'GET',
    path: '/api/waitlist/count',
    access: 'doctor',
    summary: 'How many patients wait for an earlier time of the caller.',
    origin: 'extension',
    status: 200,
    response: z.object({ waiting: z.int().check(z.nonnegative()) }),
    errors: [...signedInErrors],
  },
} as const satisfies Record<string, Endpoint>;

export type PartOfDay = z.infer<typeof partOfDay>;
export type WaitlistOffer = z.infer<typeof waitlistOffer>;
export type WaitlistEntry = z.infer<typeof waitlistEntry>;
export type JoinWaitlistBody = z.infer<typeof joinWaitlistBody>;
export type OfferAnswer = z.infer<typeof answerOfferBody>['answer'];
