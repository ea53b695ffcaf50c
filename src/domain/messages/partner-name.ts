import { withDoctorTitle } from '../names.ts';
import type { ChatMessage, Partner } from './conversation.ts';

export function partnerName({ name, role }: Pick<Partner, 'name' | 'role'>): string {
  return role === 'doctor' ? withDoctorTitle(name) : name;
}

export function messageLine({ text, attachment }: ChatMessage): string {
  return text.trim() || (attachment?.name ?? '');
}
