import { readCachedMessages } from '../../../api/cached-messages.ts';
import type { ChatMessage, InboxEntry } from '../../../domain/messages/conversation.ts';
import { unknownConversation, withMessages } from '../../../domain/messages/conversation-merge.ts';
import type { DeviceMessages } from '../../../domain/messages/inbox-search.ts';
import type { ConversationsSession } from './session.ts';

/** Of conversations opened in this tab, and the end of those opened on this device before. */
export async function listDeviceMessages(
  session: ConversationsSession,
  inbox: readonly InboxEntry[],
): Promise<DeviceMessages> {
  const ids = inbox.map(({ partner }) => partner.id);
  const found = await Promise.all(
    ids.map(async (id) => [id, await findMessages(session, id)] as const),
  );
  return new Map(found);
}

async function findMessages(
  session: ConversationsSession,
  partnerId: string,
): Promise<readonly ChatMessage[]> {
  const opened = session.conversation(partnerId);
  if (opened?.isLoaded) return opened.known.messages;
  const cached = await readCachedMessages(partnerId);
  return withMessages(unknownConversation, cached, session.userId).messages;
}
