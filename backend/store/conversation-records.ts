import * as z from 'zod/mini';
import { id, instant } from '../../src/contract/common.ts';
import { attachment, clientId, partnerRole } from '../../src/contract/messages.ts';

const count = z.int().check(z.nonnegative());

/** Numbers are positions of messages, or 0 for none. */
const memberRecord = z.object({
  personId: id,
  role: partnerRole,
  /** Opened before it had any messages. */
  hasOpened: z.boolean(),
  sentUpTo: count,
  /** Refers to the partner's messages, like `readUpTo`. */
  deliveredUpTo: count,
  readUpTo: count,
  unreadCount: count,
});

/** See ADR 0013. */
export const conversationRecord = z.object({
  id,
  /** Both members' ids, sorted and joined by `|`. */
  pairKey: z.string(),
  firstId: id,
  secondId: id,
  members: z.array(memberRecord).check(z.length(2)),
  /** Number of the last message, or 0. Numbers start at 1 and have no gaps. */
  lastSeq: count,
  /** When the last message was sent or the conversation was opened. */
  latestAt: instant,
});

/** The id is `conversation.seq`, so that a page can be read by id. */
export const messageRecord = z.object({
  id,
  conversationId: id,
  seq: z.int().check(z.positive()),
  clientId,
  senderId: id,
  receiverId: id,
  textContent: z.string(),
  /** `hash` is the file's key in `Files`. */
  file: z.nullable(z.extend(z.omit(attachment, { id: true }), { hash: z.string() })),
  timestamp: instant,
  sealed: z.optional(z.string()),
});
