import type { HttpHandler } from 'msw';
import { messageEndpoints } from '../../../src/contract/messages.ts';
import { createStatusEvent } from '../conversations/status-event.ts';
import { attachmentHandlers } from './attachments.ts';
import { conversationFor } from '../conversations/blocks.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { noteRead, toPairKey } from '../conversations/conversations.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';
import { inboxHandlers } from './inbox.ts';
import { messagesBetween } from './message-response.ts';
import { getPageRange } from './message-page.ts';
import { markConversationSeen } from '../notices/write-notices.ts';
import { safetyHandlers } from './safety.ts';
import { sendMessage } from './send-message.ts';
import { findReadableConversation } from './who-may-chat.ts';

/** Implements spec §2 Messages, §4 Chat, §7. */
export function messageHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  return [
    ...inboxHandlers(backend),
    endpointHandler(backend, messageEndpoints.listMessages, ({ params, query, caller }) =>
      store.read(async (reads) => {
        const reader = signedIn(caller);
        const conversation = await findReadableConversation(reads, reader, params.id, clock.now());
        const { from, to } = getPageRange(conversation?.lastSeq ?? 0, query);
        if (!conversation) return [];
        return messagesBetween(
          reads,
          await conversationFor(reads, conversation, reader.id),
          from,
          to,
        );
      }),
    ),
    endpointHandler(backend, messageEndpoints.sendMessage, (call) => sendMessage(backend, call)),
    endpointHandler(backend, messageEndpoints.markRead, async ({ params, query, caller }) => {
      const reader = signedIn(caller);
      const upTo = Number(query.upTo ?? Infinity);
      await writeAndPublish(
        backend,
        async (unit, publish) => {
          const now = clock.now();
          const conversation = await findReadableConversation(unit, reader, params.id, now);
          if (!conversation) return;
          const status = await noteRead(unit, conversation, reader.id, upTo);
          if (status) publish(await createStatusEvent(unit, status));
          await markConversationSeen(unit, publish, conversation.id, reader.id, now);
        },
        { turn: toPairKey(reader.id, params.id) },
      );
      return { success: true as const, message: 'The messages are marked as read.' };
    }),
    ...safetyHandlers(backend),
    ...attachmentHandlers(backend),
  ];
}
