import * as z from 'zod/mini';
import { id, instant } from '../../src/contract/common.ts';
import { attachment, clientId, partnerRole } from '../../src/contract/messages.ts';

/** A message's place in its conversation, or a number of messages. */
const count = z.int().check(z.nonnegative());

/** How far one of a conversation's two people has come: places of messages, 0 for none. */
const memberRecord = z.object({
  personId: id,
  role: partnerRole,
  /** Whether the person has put the other into the inbox, where only a message does so else. */
  hasOpened: z.boolean(),
  /** The last message that the person has sent. */
  sentUpTo: count,
  /** The last of the other's messages that has reached the person, and the last one read. */
  deliveredUpTo: count,
  readUpTo: count,
  /** How many of the other's messages are unread. */
  unreadCount: count,
});

/** What two people write to each other; what is delivered and read stands here, not in its messages. */
export const conversationRecord = z.object({
  id,
  /** The two people's ids in order, joined by `|`: a pair has one conversation. */
  pairKey: z.string(),
  /** The same two ids, by which the conversations of a person are found. */
  firstId: id,
  secondId: id,
  members: z.array(memberRecord).check(z.length(2)),
  /** The place of the last message, 0 without any: messages are numbered from 1 without gaps. */
  lastSeq: count,
  /** When it last came to the top of an inbox: its last message, or its opening. */
  latestAt: instant,
});

/** A message as it was sent; it never changes. Its id is `conversation.seq`, so that a page is read by ids. */
export const messageRecord = z.object({
  id,
  conversationId: id,
  seq: z.int().check(z.positive()),
  clientId,
  senderId: id,
  receiverId: id,
  textContent: z.string(),
  /** What came along, by the hash that `Files` gave it; its attachment's id is the message's. */
  file: z.nullable(z.extend(z.omit(attachment, { id: true }), { hash: z.string() })),
  timestamp: instant,
});
