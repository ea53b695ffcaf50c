import type { Message, messageEndpoints } from '../../../src/contract/messages.ts';
import { isBlank } from '../../../src/contract/text.ts';
import { findNotified } from '../../../src/domain/notices/notices.ts';
import { ownAccount } from '../core/own-account.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { findConversation, toPairKey } from '../conversations/conversations.ts';
import { hasBlockBetween } from '../conversations/blocks.ts';
import type { AccountRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { storeMessage } from './store-message.ts';
import { spendHourlyAmount } from '../core/throttle.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';
import { storeFile, useFile } from '../files/unused-files.ts';
import { findPartner } from './who-may-chat.ts';

type SendCall = RequestContext<typeof messageEndpoints.sendMessage>;

export async function sendMessage(backend: Backend, call: SendCall): Promise<Message> {
  const { clock, limits } = backend;
  const { body, file, params } = call;
  const sender = signedIn(call.caller);
  if (isBlank(body.content.textContent) && !file) {
    throw new ApiError('invalid-request', 'Write a message or choose a file.');
  }
  const receiverId = params.recipientId;
  // Check permission in a write, because a read may miss other tabs' writes.
  const kept = file && {
    name: file.name,
    type: file.type,
    size: file.bytes.byteLength,
    hash: await storeFile(backend, sender.id, file.bytes, (unit) =>
      findPartner(unit, sender, receiverId, clock.now()),
    ),
  };

  return writeAndPublish(
    backend,
    async (unit, publish) => {
      const conversation = await findConversation(unit, sender.id, receiverId);
      await readTogether(unit, sender, receiverId, conversation?.id);
      await ownAccount(unit, sender.id);
      const partner = await findPartner(unit, sender, receiverId, clock.now());
      const { answer, isNew } = await storeMessage(unit, publish, sender, partner, {
        clientId: body.clientId,
        textContent: body.content.textContent,
        file: kept,
        timestamp: clock.now().toISOString(),
      });
      if (isNew) {
        await spendHourlyAmount(unit, toCountId(sender), clock.now(), 1, {
          limit: limits.messagesAnHour,
          reason: 'You have sent too many messages.',
        });
      }
      // A repeated message keeps the file of the first request.
      if (kept && isNew) await useFile(unit, kept.hash);
      if (isNew) publish({ to: [receiverId, sender.id], event: 'new_message', payload: answer });
      return answer;
    },
    { turn: toPairKey(sender.id, receiverId) },
  );
}

/** Reads by one statement what the rules of a message ask for one by one. */
async function readTogether(
  unit: UnitOfWork,
  sender: AccountRecord,
  receiverId: string,
  about: string | undefined,
) {
  const doctorId = sender.role === 'doctor' ? sender.id : receiverId;
  const event = { kind: 'message', byId: sender.id, people: { receiver: receiverId } } as const;
  const notified = about === undefined ? [] : findNotified({ ...event, about });
  await Promise.all([
    unit.get('accounts', sender.id),
    unit.get('accounts', receiverId),
    unit.get('doctors', doctorId),
    unit.get('throttles', toCountId(sender)),
    hasBlockBetween(unit, sender.id, receiverId),
    ...notified.map(({ id }) => unit.get('notices', id)),
  ]);
}

function toCountId({ id }: AccountRecord): string {
  return `messages:${id}`;
}
