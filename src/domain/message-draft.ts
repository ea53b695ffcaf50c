import { MESSAGE_MAX_LENGTH } from '../contract/messages.ts';
import { countCharacters } from '../contract/text-length.ts';
import { isBlank } from '../contract/text.ts';
import type { Draft } from './conversation.ts';

const NEARLY_FULL = 200;

/** Spec §5 Message. */
export function whyNotSendable({ text, file }: Draft): string | null {
  const left = charactersLeft(text);
  if (left < 0) return `Shorten the message by ${inCharacters(-left)}`;
  return isBlank(text) && !file ? 'Write a message or attach a file' : null;
}

/** '120 characters left', '13 characters too many'. */
export function roomLeft(text: string): string | null {
  const left = charactersLeft(text);
  if (left < 0) return `${inCharacters(-left)} too many`;
  return left <= NEARLY_FULL ? `${inCharacters(left)} left` : null;
}

function charactersLeft(text: string): number {
  // Runs on every key press.
  const isShort = text.length < MESSAGE_MAX_LENGTH - NEARLY_FULL;
  return MESSAGE_MAX_LENGTH - (isShort ? text.length : countCharacters(text));
}

function inCharacters(count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'character' : 'characters'}`;
}
