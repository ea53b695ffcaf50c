import type { Message, messageEndpoints } from '../../src/contract/messages.ts';
import type { AccountRecord, MessageRecord } from '../store/records.ts';
import type { UnitOfWork } from '../store/store.ts';
import { ownAccount } from './account-answer.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';
import { signedIn } from './caller.ts';
import { beginConversation, messageIdOf, movedMembers, otherMemberOf } from './conversations.ts';
import type { Call } from './endpoint-handler.ts';
import { messageAnswer } from './message-answer.ts';
import { partnerOf } from './who-may-chat.ts';

type SendCall = Call<typeof messageEndpoints.sendMessage>;

/**
 * Sends a message. The sender is the caller, time and status are the server's, whatever the body says;
 * under a clientId that the conversation has from this sender already, nothing is sent twice.
 */
export async function sendMessage(backend: Backend, call: SendCall): Promise<Message> {
  const { store, files, realtime, clock } = backend;
  const { body, file, params } = call;
  const sender = signedIn(call.caller);
  if (body.content.textContent.trim() === '' && !file) {
    throw new ApiError('invalid-request', 'Write a message or choose a file.');
  }
  const receiverId = params.recipientId;
  // Nobody fills the disk with files for people whom they may not write to. Asked within a write,
  // which alone sees what the other has written in another tab a moment ago.
  if (file) await store.write((unit) => partnerOf(unit, sender, receiverId));
  const kept = file && {
    name: file.name,
    type: file.type,
    size: file.bytes.byteLength,
    hash: await files.put(file.bytes),
  };

  const { answer, isNew } = await store.write((unit) =>
    keep(unit, sender, {
      clientId: body.clientId,
      senderId: sender.id,
      receiverId,
      textContent: body.content.textContent,
      file: kept,
      timestamp: clock.now().toISOString(),
    }),
  );
  if (isNew) {
    realtime.announce({ to: [receiverId, sender.id], event: 'new_message', payload: answer });
  }
  return answer;
}

type Draft = Omit<MessageRecord, 'id' | 'conversationId' | 'seq'>;

async function keep(
  unit: UnitOfWork,
  sender: AccountRecord,
  draft: Draft,
): Promise<{ answer: Message; isNew: boolean }> {
  const { senderId, receiverId, clientId, timestamp } = draft;
  await ownAccount(unit, senderId);
  const receiver = await partnerOf(unit, sender, receiverId);
  const conversation = await beginConversation(unit, sender, receiver, new Date(timestamp));
  const conversationId = conversation.id;
  const [sent] = await unit.find('messages', { clientId, conversationId, senderId });
  if (sent) return { answer: messageAnswer(conversation, sent), isNew: false };

  const seq = conversation.lastSeq + 1;
  const id = messageIdOf(conversation, seq);
  const record: MessageRecord = { ...draft, id, conversationId, seq };
  await unit.insert('messages', record);
  const { unreadCount } = otherMemberOf(conversation, senderId);
  const members = movedMembers(conversation, senderId, { sentUpTo: seq });
  const changed = await unit.update('conversations', conversationId, {
    members: movedMembers({ members }, receiverId, { unreadCount: unreadCount + 1 }),
    lastSeq: seq,
    latestAt: timestamp,
  });
  return { answer: messageAnswer(changed, record), isNew: true };
}
