import type { HttpHandler } from 'msw';
import { messageEndpoints } from '../../src/contract/messages.ts';
import { statusNews } from '../realtime.ts';
import { attachmentHandlers } from './attachments.ts';
import type { Backend } from './backend.ts';
import { signedIn } from './caller.ts';
import { noteRead } from './conversations.ts';
import { endpointHandler } from './endpoint-handler.ts';
import { inboxHandlers } from './inbox.ts';
import { messagesBetween } from './message-answer.ts';
import { pageOf } from './message-page.ts';
import { sendMessage } from './send-message.ts';
import { conversationWith } from './who-may-chat.ts';

/** Implements spec §2 Messages, §4 Chat, §7. */
export function messageHandlers(backend: Backend): HttpHandler[] {
  const { store, realtime } = backend;

  return [
    ...inboxHandlers(backend),
    endpointHandler(backend, messageEndpoints.listMessages, ({ params, query, caller }) =>
      store.read(async (reads) => {
        const conversation = await conversationWith(reads, signedIn(caller), params.id);
        const { from, to } = pageOf(conversation?.lastSeq ?? 0, query);
        return conversation ? messagesBetween(reads, conversation, from, to) : [];
      }),
    ),
    endpointHandler(backend, messageEndpoints.sendMessage, (call) => sendMessage(backend, call)),
    endpointHandler(backend, messageEndpoints.markRead, async ({ params, query, caller }) => {
      const reader = signedIn(caller);
      const upTo = Number(query.upTo ?? Infinity);
      const status = await store.write(async (unit) => {
        const conversation = await conversationWith(unit, reader, params.id);
        return conversation ? noteRead(unit, conversation, reader.id, upTo) : null;
      });
      if (status) realtime.announce(statusNews(status));
      return { success: true as const, message: 'The messages are marked as read.' };
    }),
    ...attachmentHandlers(backend),
  ];
}
