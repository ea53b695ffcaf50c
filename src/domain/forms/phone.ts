import { onlyDigits } from './digits.ts';

/** Number of digits without the +91 prefix (spec §9). */
export const MOBILE_DIGITS = 10;

/** In UTF-16 code units. */
const INPUT_LENGTH = 200;

/** Digits of an international number (E.164). A + before fewer is no country code. */
const INTERNATIONAL_MIN_DIGITS = 7;
const INTERNATIONAL_MAX_DIGITS = 15;

/**
 * Accepts digits of any script (spec §5). Removes +91, 0091, 91 or 0, and a 0 after the country
 * code. A number of another country keeps its +, so it is not valid. Of several numbers, the first
 * counts.
 */
export function mobileDigits(input: string): string {
  const text = firstNumber(input.slice(0, INPUT_LENGTH).normalize('NFKC'));
  const digits = onlyDigits(text);
  const plusIndex = text.search(/\+[^\p{L}\p{N}+]*\p{Nd}/u);
  // Another number may follow, with its own +.
  const internationalDigits =
    plusIndex < 0 ? digits : onlyDigits(text.slice(plusIndex + 1).split('+')[0] ?? '');
  const isInternational =
    plusIndex < 0
      ? /^00\d{9}/.test(internationalDigits)
      : internationalDigits.length >= INTERNATIONAL_MIN_DIGITS;
  return isInternational || (plusIndex >= 0 && internationalDigits.startsWith('91'))
    ? toNationalDigits(internationalDigits.replace(/^00/, ''))
    : (/^(?:0?91)?0?(\d{10})$/.exec(digits)?.[1] ?? cutDigits(text, digits));
}

function firstNumber(text: string): string {
  const parts = text.replace(/\+\s*91[\s-]*(?=\+)/, '').split(/[/,;:|]|\p{L}{2,}/u);
  const at = parts.findIndex((part) => onlyDigits(part).length >= MOBILE_DIGITS);
  const hasCode = parts.slice(0, at).some((part) => part.includes('+'));
  return (hasCode ? undefined : parts[at]) ?? text;
}

/** The first ten digits of a longer number may be another person's number. */
function cutDigits(text: string, digits: string): string {
  const isWhole = /^\s*\p{Nd}+\s*$/u.test(text);
  return isWhole && digits.length > MOBILE_DIGITS
    ? `+${digits.slice(0, INTERNATIONAL_MAX_DIGITS)}`
    : digits.slice(0, MOBILE_DIGITS);
}

function toNationalDigits(digits: string): string {
  const national = /^91(?:0(?=\d{10}$))?(\d{0,10})$/.exec(digits)?.[1];
  return national ?? `+${digits.slice(0, INTERNATIONAL_MAX_DIGITS)}`;
}

/**
 * The number after a change of a field. Only a pasted or autofilled text may have a country code.
 * @param before the text that the field showed
 */
export function editMobile(before: string, after: string): string {
  if (countInserted(before, after) > 1) return mobileDigits(after);
  const digits = onlyDigits(after);
  // Without its +, a number of another country would look like an Indian number.
  if (before.startsWith('+') && (after.startsWith('+') || digits.length > MOBILE_DIGITS))
    return mobileDigits(`+${digits}`);
  return /^0(\d{10})$/.exec(digits)?.[1] ?? digits.slice(0, MOBILE_DIGITS);
}

function countInserted(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return Array.from(after.slice(start, after.length - end)).length;
}
