import type { ChatMessage, InboxEntry } from './conversation.ts';
import { t } from '../../words/t.ts';
import { betweenInitials, foldText, hasWords, splitQuery } from '../fold-text.ts';
import { partnerName } from './partner-name.ts';

/** By partner, in order: the messages of conversations that this device has. */
export type DeviceMessages = ReadonlyMap<string, readonly ChatMessage[]>;

/** An entry that only an earlier message matches comes with that message, the latest of them. */
export function searchInbox(
  entries: readonly InboxEntry[],
  search: string,
  onDevice: DeviceMessages,
): InboxEntry[] {
  const words = splitQuery(search);
  return entries.flatMap((entry) => {
    const { partner, lastMessage } = entry;
    if (hasWords([partnerNames(entry), lastMessage && messageText(lastMessage)].join(' '), words))
      return [entry];
    const message = onDevice.get(partner.id)?.findLast((one) => matches(one, words));
    return message ? [{ ...entry, lastMessage: message }] : [];
  });
}

function partnerNames({ partner }: InboxEntry): string {
  const { name, role } = partner;
  const title = role === 'doctor' ? t`Doctor` : '';
  return [title, partnerName(partner), name, name.replace(betweenInitials, '')].join(' ');
}

function messageText({ text, attachment }: ChatMessage): string {
  return [text, attachment?.name].join(' ');
}

/** Folding a long conversation again for each key would be slow. */
const folded = new WeakMap<ChatMessage, string>();

function matches(message: ChatMessage, words: readonly string[]): boolean {
  const text = folded.get(message) ?? foldText(messageText(message));
  folded.set(message, text);
  return words.every((word) => text.includes(word));
}
