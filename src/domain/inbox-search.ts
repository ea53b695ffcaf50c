import type { ChatMessage, InboxEntry, Partner } from './conversation.ts';
import { withDoctorTitle } from './names.ts';
import { foldText } from './fold-text.ts';

/** What a partner is called: doctors by their title. */
export function partnerName({ name, role }: Pick<Partner, 'name' | 'role'>): string {
  return role === 'doctor' ? withDoctorTitle(name) : name;
}

/** A message in one line: its text, or the name of its file where there is none. */
export function messageLine({ text, attachment }: ChatMessage): string {
  return text.trim() || (attachment?.name ?? '');
}

/**
 * The conversations that a search finds, in their order: every word stands in the partner's name or in the last
 * message, in upper or lower case, with or without diacritics. A blank search finds all.
 */
export function searchInbox(entries: readonly InboxEntry[], search: string): InboxEntry[] {
  const words = foldText(search).split(/\s+/);
  return entries.filter((entry) => {
    const text = searchedText(entry);
    return words.every((word) => text.includes(word));
  });
}

function searchedText({ partner, lastMessage }: InboxEntry): string {
  return foldText(
    [partnerName(partner), lastMessage?.text, lastMessage?.attachment?.name].join(' '),
  );
}
