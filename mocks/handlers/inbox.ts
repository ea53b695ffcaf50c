import type { HttpHandler } from 'msw';
import { messageEndpoints } from '../../src/contract/messages.ts';
import type { ConversationRecord } from '../store/records.ts';
import type { Backend } from './backend.ts';
import { signedIn } from './caller.ts';
import { beginConversation, conversationsOf, memberOf, movedMembers } from './conversations.ts';
import { endpointHandler } from './endpoint-handler.ts';
import { inboxAnswer } from './message-answer.ts';
import { partnerOf } from './who-may-chat.ts';

/** Whom a person has a conversation with. */
export function inboxHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  return [
    endpointHandler(backend, messageEndpoints.listInboxUsers, ({ caller }) =>
      store.read(async (reads) => {
        const { id } = signedIn(caller);
        const conversations = await conversationsOf(reads, id);
        const shown = conversations.filter((conversation) => isInInbox(conversation, id));
        return Promise.all(
          shown.sort(latestFirst).map((conversation) => inboxAnswer(reads, conversation, id)),
        );
      }),
    ),

    endpointHandler(backend, messageEndpoints.openConversation, ({ params, caller }) =>
      store.write(async (unit) => {
        const person = signedIn(caller);
        const partner = await partnerOf(unit, person, params.id);
        const now = clock.now();
        const conversation = await beginConversation(unit, person.id, partner.id, now);
        if (isInInbox(conversation, person.id)) return inboxAnswer(unit, conversation, person.id);
        const opened = await unit.update('conversations', conversation.id, {
          members: movedMembers(conversation, person.id, { hasOpened: true }),
          latestAt: now.toISOString(),
        });
        return inboxAnswer(unit, opened, person.id);
      }),
    ),
  ];
}

/** A conversation without a message is only seen by whoever has opened it. */
function isInInbox(conversation: ConversationRecord, personId: string): boolean {
  return conversation.lastSeq > 0 || memberOf(conversation, personId).hasOpened;
}

function latestFirst(a: ConversationRecord, b: ConversationRecord): number {
  return b.latestAt.localeCompare(a.latestAt) || a.pairKey.localeCompare(b.pairKey);
}
