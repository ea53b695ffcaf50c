import { MESSAGE_MAX_LENGTH } from '../contract/messages.ts';
import type { Draft } from './conversation.ts';

/** From how many characters left on people are told about them. */
const NEARLY_FULL = 200;

/** Why a draft cannot be sent, in words that say what to do; null when it can (spec §5 Message). */
export function whyNotSendable({ text, file }: Draft): string | null {
  if (text.length > MESSAGE_MAX_LENGTH) {
    return `Shorten the message by ${inCharacters(text.length - MESSAGE_MAX_LENGTH)}`;
  }
  return text.trim() === '' && !file ? 'Write a message or attach a file' : null;
}

/** '120 characters left', or '13 characters too many'; null while there is plenty of room. */
export function roomLeft(text: string): string | null {
  const left = MESSAGE_MAX_LENGTH - text.length;
  if (left < 0) return `${inCharacters(-left)} too many`;
  return left <= NEARLY_FULL ? `${inCharacters(left)} left` : null;
}

function inCharacters(count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'character' : 'characters'}`;
}
