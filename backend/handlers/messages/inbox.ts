import type { HttpHandler } from 'msw';
import { messageEndpoints } from '../../../src/contract/messages.ts';
import type { AccountRecord, ConversationRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import {
  beginConversation,
  listConversations,
  getMember,
  movedMembers,
  type Person,
  toPairKey,
} from '../conversations/conversations.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { toInboxResponse } from './message-response.ts';
import { findReadableConversation, findPartner } from './who-may-chat.ts';

export function inboxHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  return [
    endpointHandler(backend, messageEndpoints.listInboxUsers, ({ caller }) =>
      store.read(async (reads) => {
        const { id } = signedIn(caller);
        const conversations = await listConversations(reads, id);
        const shown = conversations.filter((conversation) => isInInbox(conversation, id));
        return Promise.all(
          shown
            .sort(latestFirst)
            .map((conversation) => toInboxResponse(backend, reads, conversation, id)),
        );
      }),
    ),

    endpointHandler(backend, messageEndpoints.openConversation, ({ params, caller }) => {
      const person = signedIn(caller);
      const run = async (unit: UnitOfWork) => {
        const now = clock.now();
        const conversation = await findReadableConversation(unit, person, params.id, now);
        const opened =
          conversation && isInInbox(conversation, person.id)
            ? conversation
            : await open(unit, person, await findPartner(unit, person, params.id, now), now);
        return toInboxResponse(backend, unit, opened, person.id);
      };
      return store.write(run, { turn: toPairKey(person.id, params.id) });
    }),
  ];
}

async function open(
  unit: UnitOfWork,
  person: AccountRecord,
  partner: Person,
  now: Date,
): Promise<ConversationRecord> {
  const conversation = await beginConversation(unit, person, partner, now);
  return unit.update('conversations', conversation.id, {
    members: movedMembers(conversation, person.id, { hasOpened: true }),
    latestAt: now.toISOString(),
  });
}

function isInInbox(conversation: ConversationRecord, personId: string): boolean {
  return conversation.lastSeq > 0 || getMember(conversation, personId).hasOpened;
}

function latestFirst(a: ConversationRecord, b: ConversationRecord): number {
  return b.latestAt.localeCompare(a.latestAt) || a.pairKey.localeCompare(b.pairKey);
}
