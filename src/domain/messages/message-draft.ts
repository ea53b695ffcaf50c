import { MESSAGE_MAX_LENGTH } from '../../contract/messages.ts';
import { countCharacters } from '../../contract/text-length.ts';
import { isBlank } from '../../contract/text.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';
import type { Draft } from './conversation.ts';
import { formatCount } from '../count.ts';

const NEARLY_FULL = 200;

/** @returns null if the draft can be sent (spec §5 Message) */
export function whyNotSendable({ text, file, isPreparing }: Draft): string | null {
  if (isPreparing) return t`Preparing the photo. You can send it in a moment.`;
  const left = remainingCharacters(text);
  if (left < 0) {
    return plural(-left, {
      one: t`Shorten the message by 1 character`,
      other: t`Shorten the message by ${formatCount(-left)} characters`,
    });
  }
  return isBlank(text) && !file ? t`Write a message or attach a file` : null;
}

export function remainingBytes(text: string): string | null {
  const left = remainingCharacters(text);
  if (left < 0) {
    return plural(-left, {
      one: t`1 character too many`,
      other: t`${formatCount(-left)} characters too many`,
    });
  }
  if (left > NEARLY_FULL) return null;
  return plural(left, {
    one: t`1 character left`,
    other: t`${formatCount(left)} characters left`,
  });
}

function remainingCharacters(text: string): number {
  // Exact counting is slow and runs on every key press.
  const isShort = text.length < MESSAGE_MAX_LENGTH - NEARLY_FULL;
  return MESSAGE_MAX_LENGTH - (isShort ? text.length : countCharacters(text));
}
