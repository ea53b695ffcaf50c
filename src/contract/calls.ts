import * as z from 'zod/mini';
import { id, instant } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { errorResponseBody } from './errors.ts';

/** In characters. A description of sound, picture and data has 6,000 to 15,000. */
export const DESCRIPTION_MAX_LENGTH = 40_000;
const CANDIDATE_MAX_LENGTH = 2000;

/** Random, chosen by the client for each join. */
export const seat = z.string().check(z.minLength(8), z.maxLength(64));

/** RFC 8829, as in RTCSessionDescription and RTCIceCandidate. */
export const signal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('description'),
    type: z.enum(['offer', 'answer']),
    sdp: z.string().check(z.maxLength(DESCRIPTION_MAX_LENGTH)),
    /** The sender's number of the offer, which its answer repeats. */
    offer: z.optional(z.int().check(z.nonnegative())),
  }),
  z.object({
    kind: z.literal('candidate'),
    candidate: z.string().check(z.maxLength(CANDIDATE_MAX_LENGTH)),
    sdpMid: z.nullable(z.string().check(z.maxLength(64))),
    sdpMLineIndex: z.nullable(z.int().check(z.nonnegative(), z.maximum(64))),
    usernameFragment: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  }),
]);

/** The first join of a patient needs `consents`. */
export const callJoin = z.object({
  appointmentId: id,
  seat,
  /** False renews a seat, and fails if another device has taken over. */
  takesOver: z.boolean(),
  consents: z.optional(z.literal(true)),
});

export const callLeave = z.object({ appointmentId: id, seat });

/** The same in both directions. */
export const callSignal = z.object({ appointmentId: id, from: seat, to: seat, signal });

export const callState = z.object({
  appointmentId: id,
  people: z.array(z.object({ personId: id, seat, joinedAt: instant })).check(z.maxLength(2)),
});

/** The acknowledgement of each event that clients send and the server answers. */
export const callAck = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  errorResponseBody,
]);

const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});

export const callEndpoints = {
  listIceServers: {
    method: 'GET',
    path: '/api/calls/ice',
    access: 'user',
    summary: 'STUN and TURN servers for a call. Credentials of TURN expire.',
    origin: 'extension',
    status: 200,
    response: z.object({
      iceServers: z.array(iceServer),
      /** Null without credentials. */
      expiresAt: z.nullable(instant),
    }),
    errors: ['not-signed-in', 'token-expired', 'forbidden', 'too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;

export type Signal = z.infer<typeof signal>;
export type CallJoin = z.infer<typeof callJoin>;
export type CallLeave = z.infer<typeof callLeave>;
export type CallSignal = z.infer<typeof callSignal>;
export type CallState = z.infer<typeof callState>;
export type CallAck = z.infer<typeof callAck>;
export type IceServer = z.infer<typeof iceServer>;
