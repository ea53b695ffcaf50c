import * as z from 'zod/mini';
import {
  calendarDate,
  doneResponse,
  id,
  idParams,
  instant,
  maxCharacters,
  money,
  picture,
  requiredLine,
  timeOfDay,
} from './common.ts';
import { type Endpoint, LONG_BODY_BYTES } from './endpoint.ts';
import { NOTES_MAX_LENGTH, REASON_MAX_LENGTH } from './limits.ts';
import { payment } from './payments.ts';

export const MAX_QUEUE_HOURS = 12;

/** Spec §4 Queue service. */
export const queueStatus = z.enum([
  'draft',
  'paid',
  'on-the-way',
  'in-queue',
  'your-turn',
  'done',
  'cancelled',
]);

const wrongDuration = `Duration must be 1 to ${MAX_QUEUE_HOURS} whole hours`;

/** Dates and times are in India time (spec §3, §5). */
export const queueBookingBody = z.object({
  freelancerId: id,
  date: calendarDate,
  time: timeOfDay,
  /** In whole hours. */
  duration: z
    .int(wrongDuration)
    .check(z.minimum(1, wrongDuration), z.maximum(MAX_QUEUE_HOURS, wrongDuration)),
  hospitalName: requiredLine('Hospital name is required', 160, 'The hospital name'),
  department: requiredLine('Department is required', 120, 'The department'),
  notes: z.string().check(...maxCharacters(NOTES_MAX_LENGTH, 'Notes')),
});

const place = {
  token: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(20))),
  peopleAhead: z.optional(z.int().check(z.nonnegative(), z.maximum(9999))),
};

export const queueBooking = z.extend(queueBookingBody, {
  /** A server may have stored other texts before these rules. */
  hospitalName: z.string(),
  department: z.string(),
  id,
  patientId: id,
  status: queueStatus,
  createdAt: instant,
  /** The hourly rate when the booking was made (spec §9). */
  hourlyRate: money,
  total: money,
  /** Omits `draft`, because `createdAt` is its time. */
  history: z.array(z.object({ status: queueStatus, at: instant })),
  /** The helper's city when the draft was created. */
  city: z.optional(z.string()),
  ...place,
  cancelledBy: z.optional(z.enum(['patient', 'freelancer'])),
  cancelReason: z.optional(z.string()),
  payment: z.nullable(payment),
  freelancer: z.object({
    id,
    name: z.string(),
    profilePicture: picture,
    rating: z.number(),
    completedJobs: z.int(),
    /** Included only after payment. */
    phone: z.optional(z.string()),
  }),
  patient: z.object({ id, name: z.string() }),
});

export const queueEvent = z.object({
  bookingId: id,
  status: z.enum(['on-the-way', 'in-queue', 'your-turn', 'done', 'cancelled']),
  ...place,
  token: z.optional(requiredLine('Token is required', 20, 'The token').check(z.maxLength(20))),
});

const signedInErrors = ['not-signed-in', 'token-expired', 'forbidden', 'not-found'] as const;
const bookingResponse = z.object({ success: z.literal(true), booking: queueBooking });

export const queueEndpoints = {
  createQueueDraft: {
    method: 'POST',
    path: '/api/queue/drafts',
    access: 'patient',
    summary:
      "Create a draft booking of a helper's hours, priced by the server. It replaces the caller's earlier draft for this helper.",
    origin: 'extension',
    body: queueBookingBody,
    bodyBytes: LONG_BODY_BYTES,
    status: 201,
    response: bookingResponse,
    errors: ['invalid-request', ...signedInErrors, 'hours-taken', 'hours-not-offered'],
  },
  listQueueBookings: {
    method: 'GET',
    path: '/api/queue',
    access: 'user',
    summary: "The caller's queue bookings and drafts, the latest start first.",
    origin: 'extension',
    status: 200,
    response: z.array(queueBooking),
    errors: ['not-signed-in', 'token-expired'],
  },
  getQueueBooking: {
    method: 'GET',
    path: '/api/queue/:id',
    access: 'user',
    summary: "One of the caller's queue bookings or drafts.",
    origin: 'extension',
    params: idParams,
    status: 200,
    response: bookingResponse,
    errors: [...signedInErrors],
  },
  cancelQueueBooking: {
    method: 'POST',
    path: '/api/queue/:id/cancel',
    access: 'user',
    summary:
      "Cancel a draft, or a booking before the patient's turn. A paid booking is refunded in full until two hours before its start.",
    origin: 'extension',
    params: idParams,
    bodyBytes: LONG_BODY_BYTES,
    body: z.object({
      reason: z.optional(z.string().check(...maxCharacters(REASON_MAX_LENGTH, 'The reason'))),
      /** Refund shown to the patient, or null. If it is incorrect, the request fails. */
      expectedRefund: z.optional(z.nullable(money)),
    }),
    status: 200,
    response: bookingResponse,
    errors: ['invalid-request', ...signedInErrors, 'invalid-transition', 'refund-changed'],
  },
  reportQueue: {
    method: 'POST',
    path: '/api/webhooks/queue',
    access: 'webhook',
    summary:
      "Report the progress of a booking. Called by a helper's device: helpers do not sign in.",
    origin: 'extension',
    body: queueEvent,
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', 'not-signed-in', 'not-found', 'invalid-transition'],
  },
} as const satisfies Record<string, Endpoint>;

export type QueueStatus = z.infer<typeof queueStatus>;
export type QueueBookingBody = z.infer<typeof queueBookingBody>;
export type QueueBooking = z.infer<typeof queueBooking>;
export type QueueEvent = z.infer<typeof queueEvent>;
