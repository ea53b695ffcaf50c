import type { InboxUser, Message } from '../../../src/contract/messages.ts';
import { statusAt } from '../../../src/domain/messages/message-status.ts';
import { isPractising, isSuspended } from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { ConversationRecord, MessageRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import { conversationFor, findBlock, toBlockFields } from '../conversations/blocks.ts';
import { getMember, toMessageId, getOtherMember } from '../conversations/conversations.ts';
import { toUserCard } from '../people/people.ts';

export function messagesBetween(
  reads: ReadTransaction,
  conversation: ConversationRecord,
  from: number,
  to: number,
): Promise<Message[]> {
  const seqs = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return Promise.all(
    seqs.map(async (seq) => {
      const id = toMessageId(conversation, seq);
      const record = await reads.get('messages', id);
      if (!record) throw new Error(`The message ${id} is lost`);
      return toMessageResponse(conversation, record);
    }),
  );
}

export function toMessageResponse(
  conversation: ConversationRecord,
  record: MessageRecord,
): Message {
  const { id, clientId, seq, senderId, receiverId, textContent, file, timestamp } = record;
  const status = statusAt(seq, getMember(conversation, receiverId));
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

export async function toInboxResponse(
  backend: Backend,
  reads: ReadTransaction,
  stored: ConversationRecord,
  personId: string,
): Promise<InboxUser> {
  const conversation = await conversationFor(reads, stored, personId);
  const { lastSeq } = conversation;
  const partner = getOtherMember(conversation, personId);
  const [lastMessage = null] =
    lastSeq > 0 ? await messagesBetween(reads, conversation, lastSeq, lastSeq) : [];
  return {
    ...(await toUserCard(backend, reads, partner.personId)),
    role: partner.role,
    lastMessage,
    unreadCount: getMember(conversation, personId).unreadCount,
    deliveredUpTo: partner.deliveredUpTo,
    readUpTo: partner.readUpTo,
    ...(await doctorFields(backend, reads, conversation, partner.personId)),
    ...toBlockFields(await findBlock(reads, personId, partner.personId)),
    ...(backend.acceptsReports && { canReport: true }),
  };
}

async function doctorFields(
  { clock }: Backend,
  reads: ReadTransaction,
  { members }: ConversationRecord,
  partnerId: string,
): Promise<Partial<InboxUser>> {
  const member = members.find(({ role }) => role === 'doctor');
  const doctor = member && (await reads.get('doctors', member.personId));
  if (!doctor) return {};
  const { id, specialty, registration } = doctor;
  return {
    ...(isSuspended(doctor) && { isReadOnly: true }),
    ...(id === partnerId && {
      specialty,
      registration,
      takesVisits: isPractising(doctor, dateInIndia(clock.now())),
    }),
  };
}
