import * as z from 'zod/mini';
import { calendarDate, id, idParams, picture, timeOfDay } from './common.ts';
import { availabilityWindow, review } from './doctors.ts';
import type { Endpoint } from './endpoint.ts';
import { doctorLocation } from './place.ts';

/** Omits the phone number and email (spec §3). */
export const freelancer = z.object({
  id,
  name: z.string(),
  role: z.literal('freelancer'),
  profilePicture: picture,
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  reviews: z.array(review),
  /** Total number of reviews; `reviews` contains only the latest. */
  reviewCount: z.optional(z.int()),
  /** US dollars per hour. */
  hourlyRate: z.number().check(z.positive()),
  availability: z.array(availabilityWindow),
  completedJobs: z.int().check(z.nonnegative()),
  bio: z.string(),
  services: z.array(z.string()),
  location: z.optional(doctorLocation),
});

export const busyHours = z.object({
  date: calendarDate,
  busy: z.array(z.object({ startTime: timeOfDay, endTime: timeOfDay })),
});

export const freelancerEndpoints = {
  listFreelancers: {
    method: 'GET',
    path: '/api/freelancers',
    access: 'public',
    summary: 'All helpers.',
    origin: 'extension',
    status: 200,
    response: z.array(freelancer),
    errors: [],
  },
  getFreelancer: {
    method: 'GET',
    path: '/api/freelancers/:id',
    access: 'public',
    summary: 'One helper.',
    origin: 'extension',
    params: idParams,
    status: 200,
    response: freelancer,
    errors: ['not-found'],
  },
  getBusyHours: {
    method: 'GET',
    path: '/api/freelancers/:id/busy',
    access: 'public',
    summary: "A helper's booked hours on a date. The caller's own drafts are not included.",
    origin: 'extension',
    params: idParams,
    query: z.object({ date: calendarDate }),
    status: 200,
    response: busyHours,
    errors: ['invalid-request', 'token-expired', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>;

export type Freelancer = z.infer<typeof freelancer>;
export type BusyHours = z.infer<typeof busyHours>;
