import * as z from 'zod/mini';
import { mobile } from '../../src/contract/auth.ts';
import type { UnitOfWork } from '../store/core/store.ts';

/** Never logged: texts contain one-time codes. */
export const messageContent = z.object({
  kind: z.literal('sms'),
  phone: mobile,
  text: z.string(),
});

export type MessageContent = z.infer<typeof messageContent>;

export interface OutboxMessage {
  /** A message replaces a waiting one with the same id. */
  id: string;
  content: MessageContent;
  /** A message that could not be sent in this time is dropped. */
  lifetimeSeconds: number;
}

/** Sends messages of a write if it commits. Use it through `writeAndSend`. */
export interface Outbox {
  /** Call it within the write. A persistent outbox commits the messages with the unit's changes. */
  append(unit: UnitOfWork, messages: readonly OutboxMessage[]): void | Promise<void>;
  /** Call it after the commit. Does not wait for the gateway. */
  send(messages: readonly OutboxMessage[]): void;
}

/** How long a claimed message belongs to one process; longer than any attempt to send it. */
export const LEASE_SECONDS = 30;

export interface ClaimedMessage {
  id: string;
  /** Null for a message that has expired or cannot be read. */
  content: MessageContent | null;
  /** Including this one. */
  attempts: number;
  /** Identifies the claim: a later claim, or a replaced message, has another. */
  lease: string;
}

export interface OutboxBacklog {
  messages: number;
  /** Zero when no message waits. */
  oldestSeconds: number;
}

/** Holds messages until they are sent. */
export interface OutboxQueue extends Pick<Outbox, 'append'> {
  /** Call it after the commit, for a queue that `append` does not fill. */
  add(messages: readonly OutboxMessage[]): void;
  /** Returns messages that are due. No one else gets them before their lease ends. */
  claim(limit: number): Promise<ClaimedMessage[]>;
  /** Ignores a message whose lease was lost. */
  remove(message: ClaimedMessage): Promise<void>;
  /** Ignores a message whose lease was lost. */
  postpone(message: ClaimedMessage, seconds: number): Promise<void>;
  measure(): Promise<OutboxBacklog>;
}
