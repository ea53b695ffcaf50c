import type { InboxUser, Message } from '../../src/contract/messages.ts';
import { statusAt } from '../../src/domain/message-status.ts';
import type { ConversationRecord, MessageRecord } from '../store/records.ts';
import type { Reads } from '../store/store.ts';
import type { Backend } from './backend.ts';
import { memberOf, messageIdOf, otherMemberOf } from './conversations.ts';
import { personCard } from './people.ts';

/** Both ends are included. */
export function messagesBetween(
  reads: Reads,
  conversation: ConversationRecord,
  from: number,
  to: number,
): Promise<Message[]> {
  const seqs = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return Promise.all(
    seqs.map(async (seq) => {
      const id = messageIdOf(conversation, seq);
      const record = await reads.get('messages', id);
      if (!record) throw new Error(`The message ${id} is lost`);
      return messageAnswer(conversation, record);
    }),
  );
}

export function messageAnswer(conversation: ConversationRecord, record: MessageRecord): Message {
  const { id, clientId, seq, senderId, receiverId, textContent, file, timestamp } = record;
  const status = statusAt(seq, memberOf(conversation, receiverId));
  const shareDoc = file && { id, name: file.name, type: file.type, size: file.size };
  return {
    id,
    clientId,
    seq,
    senderId,
    receiverId,
    content: { textContent, shareDoc },
    timestamp,
    read: status === 'read',
    status,
  };
}

export async function inboxAnswer(
  backend: Backend,
  reads: Reads,
  conversation: ConversationRecord,
  personId: string,
): Promise<InboxUser> {
  const { lastSeq } = conversation;
  const partner = otherMemberOf(conversation, personId);
  const [lastMessage = null] =
    lastSeq > 0 ? await messagesBetween(reads, conversation, lastSeq, lastSeq) : [];
  return {
    ...(await personCard(backend, reads, partner.personId)),
    role: partner.role,
    lastMessage,
    unreadCount: memberOf(conversation, personId).unreadCount,
    deliveredUpTo: partner.deliveredUpTo,
    readUpTo: partner.readUpTo,
  };
}
