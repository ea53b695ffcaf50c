import type { ChatMessage, InboxEntry, Partner } from './conversation.ts';
import { withDoctorTitle } from '../names.ts';
import { foldText } from '../fold-text.ts';

export function partnerName({ name, role }: Pick<Partner, 'name' | 'role'>): string {
  return role === 'doctor' ? withDoctorTitle(name) : name;
}

export function messageLine({ text, attachment }: ChatMessage): string {
  return text.trim() || (attachment?.name ?? '');
}

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
