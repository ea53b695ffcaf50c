import * as z from 'zod/mini';
import { id, instant } from '../../../src/contract/common.ts';
import { attachment, clientId, partnerRole } from '../../../src/contract/messages.ts';

const count = z.int().check(z.nonnegative());

/** Numbers are message positions, or 0 for none. */
const memberRecord = z.object({
  personId: id,
  role: partnerRole,
  /** True when the person opened the conversation before any message. */
  hasOpened: z.boolean(),
  sentUpTo: count,
  /** Position in the partner's messages, like `readUpTo`. */
  deliveredUpTo: count,
  readUpTo: count,
  unreadCount: count,
});

/** Contains the delivery and read positions, so that messages never change. */
export const conversationRecord = z.object({
  id,
  /** Both members' ids, sorted and joined by `|`; one conversation per pair. */
  pairKey: z.string(),
  firstId: id,
  secondId: id,
  members: z.array(memberRecord).check(z.length(2)),
  /** 0 without messages, which are numbered from 1 without gaps. */
  lastSeq: count,
  /** Time of the last message or the opening; sorts the inbox. */
  latestAt: instant,
});

/** The id is `conversation.seq`, so that pages can be read by id. */
export const messageRecord = z.object({
  id,
  conversationId: id,
  seq: z.int().check(z.positive()),
  clientId,
  senderId: id,
  receiverId: id,
  textContent: z.string(),
  /** `hash` comes from `Files`; the attachment has the message's id. */
  file: z.nullable(z.extend(z.omit(attachment, { id: true }), { hash: z.string() })),
  timestamp: instant,
});
