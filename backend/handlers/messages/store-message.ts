import type { Message } from '../../../src/contract/messages.ts';
import type { MessageRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import {
  beginConversation,
  toMessageId,
  movedMembers,
  getOtherMember,
  type Person,
} from '../conversations/conversations.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { notifyOfMessage } from '../notices/write-notices.ts';
import { toMessageResponse } from './message-response.ts';

type Written = Pick<MessageRecord, 'clientId' | 'textContent' | 'file' | 'timestamp'>;

/** Returns the existing message if the sender repeats a `clientId`. */
export async function storeMessage(
  unit: UnitOfWork,
  publish: Publish,
  sender: Person,
  receiver: Person,
  written: Written,
): Promise<{ answer: Message; isNew: boolean }> {
  const { clientId, timestamp } = written;
  const [senderId, receiverId] = [sender.id, receiver.id];
  const conversation = await beginConversation(unit, sender, receiver, new Date(timestamp));
  const conversationId = conversation.id;
  const [sent] = await unit.findDuplicates('messages', { clientId, conversationId, senderId });
  if (sent) return { answer: toMessageResponse(conversation, sent), isNew: false };

  const seq = conversation.lastSeq + 1;
  const id = toMessageId(conversation, seq);
  const record: MessageRecord = { ...written, id, conversationId, seq, senderId, receiverId };
  await unit.insert('messages', record);
  const { unreadCount } = getOtherMember(conversation, senderId);
  const members = movedMembers(conversation, senderId, { sentUpTo: seq });
  const changed = await unit.update('conversations', conversationId, {
    members: movedMembers({ members }, receiverId, { unreadCount: unreadCount + 1 }),
    lastSeq: seq,
    latestAt: timestamp,
  });
  await notifyOfMessage(unit, publish, record, new Date(timestamp));
  return { answer: toMessageResponse(changed, record), isNew: true };
}
