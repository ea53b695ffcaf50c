import * as z from 'zod/mini';
import { mobile } from '../../src/contract/auth.ts';
import { userReport } from '../../src/contract/safety.ts';
import type { UnitOfWork } from '../store/store.ts';

export const smsContent = z.object({
  kind: z.literal('sms'),
  phone: mobile,
  text: z.string(),
  /** The text's row in `sms-templates.ts`. Missing in messages of the release before. */
  template: z.optional(
    z.object({
      templateId: z.string(),
      language: z.string(),
      values: z.record(z.string(), z.string()),
    }),
  ),
});

export const emailContent = z.object({
  kind: z.literal('email'),
  /** The same in all attempts to send it, and of no other e-mail. */
  id: z.optional(z.string()),
  address: z.string(),
  /** It names neither doctor nor place: it is shown on locked screens. */
  subject: z.string(),
  text: z.string(),
  /** RFC 5546, in iCalendar. */
  invitation: z.optional(z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() })),
  /** Stops e-mails of this kind (RFC 8058). */
  stopUrl: z.optional(z.string()),
});

/** Never log these: they contain addresses, one-time codes and users' messages. */
export const messageContent = z.discriminatedUnion('kind', [
  smsContent,
  emailContent,
  z.object({ kind: z.literal('report'), report: userReport }),
]);

export type MessageContent = z.infer<typeof messageContent>;
export type MessageKind = MessageContent['kind'];
export const messageKinds: readonly MessageKind[] = messageContent.def.options.flatMap(
  ({ shape }) => shape.kind.def.values,
);
export type SmsContent = z.infer<typeof smsContent>;
export type EmailContent = z.infer<typeof emailContent>;

/**
 * - `refused`: the number or address gets nothing, so it must not be tried again.
 * - `invalid`: the text is not sent, such as one that is not registered. Others may be.
 * - `later`: not yet for this number or address, such as by greylisting. Others may be sent.
 * - `unknown`: the gateway did not answer in time, and may have sent it. See `MOST_UNKNOWN`.
 */
export type TextAnswer = 'sent' | 'refused' | 'invalid' | 'later' | 'unknown';

/** Attempts, of which the last one had no answer. With more, a user could get many copies. */
export const MOST_UNKNOWN = 2;

export type SmsSender = (sms: SmsContent, at: Date) => Promise<TextAnswer>;

export type EmailSender = (email: EmailContent, at: Date) => Promise<TextAnswer>;

export interface OutboxMessage {
  /** A new message replaces an unsent message with the same id. */
  id: string;
  content: MessageContent;
  /** Seconds after which an unsent message is dropped. */
  lifetimeSeconds: number;
}

/** Sends a write's messages once it commits. Use it through `writeAndSend`. */
export interface Outbox {
  append(unit: UnitOfWork, messages: readonly OutboxMessage[]): void | Promise<void>;
  /** Call this after the commit. Does not wait for the gateway. */
  send(messages: readonly OutboxMessage[]): void;
}

/** Longer than an attempt to send a message. */
export const leaseSeconds: Record<MessageKind, number> = { sms: 30, email: 90, report: 30 };

export interface ClaimedMessage {
  id: string;
  kind: string;
  /** Null if the message has expired or cannot be read. */
  content: MessageContent | null;
  attempts: number;
  /** Changes with each claim, and when the message is replaced. */
  lease: string;
}

export interface OutboxBacklog {
  messages: number;
  oldestSeconds: number;
}

export interface OutboxQueue extends Pick<Outbox, 'append'> {
  /** Call this after the commit, if `append` does not store the messages. */
  add(messages: readonly OutboxMessage[]): void;
  claim(kind: MessageKind, limit: number): Promise<ClaimedMessage[]>;
  remove(message: ClaimedMessage): Promise<void>;
  postpone(message: ClaimedMessage, seconds: number): Promise<void>;
  measure(kind: MessageKind): Promise<OutboxBacklog>;
}
