import * as z from 'zod/mini';
import { appointment } from './appointments.ts';
import { callAck, callJoin, callLeave, callSignal, callState } from './calls.ts';
import { id } from './common.ts';
import { doctor } from './doctors.ts';
import { followSlots, slotsChanged } from './slot-changes.ts';
import { message } from './messages.ts';
import { notice, seenNotices } from './notices.ts';
import { queueBooking } from './queue.ts';
import { sharing } from './sharing.ts';

export const messageStatusEvent = z.object({
  senderId: id,
  receiverId: id,
  status: z.enum(['delivered', 'read']),
  /** Includes all earlier messages. */
  upTo: z.int().check(z.positive()),
});

/** Sent in Socket.IO's `auth` option. */
export const handshake = z.object({ token: z.string() });

export interface SocketEvent {
  direction: 'to server' | 'to client' | 'both';
  summary: string;
  payload: z.ZodMiniType;
  /** Sent to the client as Socket.IO's acknowledgement. */
  answer?: z.ZodMiniType;
  origin: 'core' | 'extension';
}

/** Spec §4 Socket, §7 Realtime. */
export const socketEvents = {
  register: {
    direction: 'to server',
    summary:
      "The id of the connection's user, sent right after connecting. A connection whose token belongs to another user is closed.",
    payload: id,
    origin: 'core',
  },
  new_message: {
    direction: 'to client',
    summary: 'A message that the user has received, or sent from any device.',
    payload: message,
    origin: 'core',
  },
  message_status: {
    direction: 'to client',
    summary: 'Messages have been delivered or read. Sent to their sender and their receiver.',
    payload: messageStatusEvent,
    origin: 'extension',
  },
  queue_update: {
    direction: 'to client',
    summary: "One of the user's queue bookings, or its payment, has changed.",
    payload: queueBooking,
    origin: 'extension',
  },
  appointment_changed: {
    direction: 'to client',
    summary:
      'An appointment was requested, accepted, moved, completed or cancelled, or another time was proposed or answered. Sent to its patient and its doctor.',
    payload: appointment,
    origin: 'extension',
  },
  sharing_changed: {
    direction: 'to client',
    summary:
      "What the doctor of a visit may see has changed, or the doctor asked to see the health facts, or the patient answered. Sent to the visit's patient and its doctor.",
    payload: sharing,
    origin: 'extension',
  },
  doctor_changed: {
    direction: 'to client',
    summary:
      "The doctor's own profile, after the doctor submitted a registration or a new name, or the back office decided. Sent to the doctor.",
    payload: doctor,
    origin: 'extension',
  },
  new_notice: {
    direction: 'to client',
    summary:
      "Someone else accepted, declined, moved, cancelled or completed one of the user's visits, or wrote to the user. Sent to the user's connections, equal to what the list returns.",
    payload: notice,
    origin: 'extension',
  },
  notices_seen: {
    direction: 'to client',
    summary: 'The user has seen these notices on one of their devices.',
    payload: seenNotices,
    origin: 'extension',
  },
  follow_slots: {
    direction: 'to server',
    summary:
      'Send me `slots_changed` of this doctor, until I name another one or none. Sent by an open picker of times, and again after each `register`.',
    payload: followSlots,
    answer: callAck,
    origin: 'extension',
  },
  slots_changed: {
    direction: 'to client',
    summary:
      "Times of a doctor were taken or freed, without a reason and without a person. If both lists are empty, the doctor's hours, rules or offer have changed. Sent to the connections that follow the doctor.",
    payload: slotsChanged,
    origin: 'extension',
  },
  call_join: {
    direction: 'to server',
    summary:
      'Enter the call of a scheduled video visit on its day, or renew the seat. Only its patient and its doctor may.',
    payload: callJoin,
    answer: callAck,
    origin: 'extension',
  },
  call_signal: {
    direction: 'both',
    summary:
      'A WebRTC description or candidate for the other person in the call. Never stored or logged.',
    payload: callSignal,
    answer: callAck,
    origin: 'extension',
  },
  call_leave: {
    direction: 'to server',
    summary: 'Leave the call.',
    payload: callLeave,
    answer: callAck,
    origin: 'extension',
  },
  call_state: {
    direction: 'to client',
    summary:
      'Who is in the call of a visit. Sent to both people when someone joins, renews, takes over or leaves, and after `register` if someone is in it.',
    payload: callState,
    origin: 'extension',
  },
} as const satisfies Record<string, SocketEvent>;

export type MessageStatusEvent = z.infer<typeof messageStatusEvent>;
