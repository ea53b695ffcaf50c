import type { Message, messageEndpoints } from '../../src/contract/messages.ts';
import { isBlank } from '../../src/contract/text.ts';
import { ownAccount } from './account-answer.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';
import { signedIn } from './caller.ts';
import type { Call } from './endpoint-handler.ts';
import { keepMessage } from './keep-message.ts';
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
  if (isBlank(body.content.textContent) && !file) {
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

  const { answer, isNew } = await store.write(async (unit) => {
    await ownAccount(unit, sender.id);
    return keepMessage(unit, sender, await partnerOf(unit, sender, receiverId), {
      clientId: body.clientId,
      textContent: body.content.textContent,
      file: kept,
      timestamp: clock.now().toISOString(),
    });
  });
  if (isNew) {
    realtime.announce({ to: [receiverId, sender.id], event: 'new_message', payload: answer });
  }
  return answer;
}
