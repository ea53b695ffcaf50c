import * as z from 'zod/mini';
import { appointment } from '../../../src/contract/appointments.ts';
import { callSignal, callState } from '../../../src/contract/calls.ts';
import { id } from '../../../src/contract/common.ts';
import { doctor } from '../../../src/contract/doctors.ts';
import { message } from '../../../src/contract/messages.ts';
import { notice, seenNotices } from '../../../src/contract/notices.ts';
import { queueBooking } from '../../../src/contract/queue.ts';
import { messageStatusEvent } from '../../../src/contract/realtime.ts';
import { slotsChanged } from '../../../src/contract/slot-changes.ts';
import { sharing } from '../../../src/contract/sharing.ts';
import type { UnitOfWork } from '../../store/store.ts';

export const eventSchema = z.discriminatedUnion('event', [
  z.object({ to: z.array(id), event: z.literal('new_message'), payload: message }),
  z.object({ to: z.array(id), event: z.literal('message_status'), payload: messageStatusEvent }),
  z.object({ to: z.array(id), event: z.literal('queue_update'), payload: queueBooking }),
  z.object({ to: z.array(id), event: z.literal('appointment_changed'), payload: appointment }),
  z.object({ to: z.array(id), event: z.literal('sharing_changed'), payload: sharing }),
  z.object({ to: z.array(id), event: z.literal('doctor_changed'), payload: doctor }),
  z.object({ to: z.array(id), event: z.literal('new_notice'), payload: notice }),
  z.object({ to: z.array(id), event: z.literal('notices_seen'), payload: seenNotices }),
  z.object({ to: z.array(id), event: z.literal('call_state'), payload: callState }),
  z.object({ to: z.array(id), event: z.literal('slots_changed'), payload: slotsChanged }),
]);

export const signalSchema = z.object({
  to: z.array(id),
  event: z.literal('call_signal'),
  payload: callSignal,
});

export const addressed = z.object({ to: z.array(id) });

/** Sent only between processes, when sessions of these users end. */
export const sessionsEnded = z.object({ to: z.array(id), event: z.literal('sessions_ended') });

export type RealtimeEvent = z.infer<typeof eventSchema>;

/** Passed on, and never stored (ADR 0057). */
export type SignalEvent = z.infer<typeof signalSchema>;
export type DeliveredEvent = RealtimeEvent | SignalEvent;

/** Of clients. */
export const answeredEvents = ['call_join', 'call_signal', 'call_leave', 'follow_slots'] as const;
export type AnsweredEvent = (typeof answeredEvents)[number];

/** Sends events to every process, including the sender. */
export interface SharedEvents {
  append(unit: UnitOfWork, events: readonly RealtimeEvent[]): void;
  send(event: z.infer<typeof sessionsEnded>): Promise<void>;
  /**
   * Does not store the signal. Awaited signals arrive in order.
   * @throws if the signal cannot be passed on
   */
  pass(signal: SignalEvent): Promise<void>;
  subscribe(listener: (event: unknown) => void): () => void;
  /** Seconds since this process had read all events. */
  lagSeconds(): number;
}

/** The part of the realtime hub that handlers use. */
export interface EventPublisher {
  append(unit: UnitOfWork, events: readonly RealtimeEvent[]): void;
  /** Call this after the commit. */
  publish(event: RealtimeEvent): void;
  /** Closes the connections of the user's ended sessions, in all processes. */
  closeEnded(personId: string): Promise<void>;
}
