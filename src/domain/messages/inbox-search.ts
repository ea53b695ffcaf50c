import type { ChatMessage, InboxEntry, Partner } from './conversation.ts';
import { t } from '../../words/t.ts';
import { withDoctorTitle } from '../names.ts';
import { betweenInitials, hasWords, splitQuery } from '../fold-text.ts';

export function partnerName({ name, role }: Pick<Partner, 'name' | 'role'>): string {
  return role === 'doctor' ? withDoctorTitle(name) : name;
}

export function messageLine({ text, attachment }: ChatMessage): string {
  return text.trim() || (attachment?.name ?? '');
}

export function searchInbox(entries: readonly InboxEntry[], search: string): InboxEntry[] {
  const words = splitQuery(search);
  return entries.filter((entry) => hasWords(searchedText(entry), words));
}

function searchedText({ partner, lastMessage }: InboxEntry): string {
  const { name, role } = partner;
  const names = [role === 'doctor' ? t`Doctor` : '', partnerName(partner), name];
  const joined = name.replace(betweenInitials, '');
  return [...names, joined, lastMessage?.text, lastMessage?.attachment?.name].join(' ');
}
