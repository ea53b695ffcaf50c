import { onlyDigits, toAsciiDigits } from './digits.ts';
import { OTP_DIGITS } from './otp.ts';

/** In UTF-16 code units. */
const TEXT_LENGTH = 2000;

/** Characters around digits that show their meaning. */
const AROUND = 24;

/** Groups of digits with one space, hyphen or dot between them. */
const groups = /(?<!\d)\d+(?:[\s.\-\u2010-\u2013]\d+)*/g;

/**
 * The code in a pasted text, such as a whole text message: the one run of six digits, else six
 * digits in groups, else all digits. Of several, words such as 'code' and 'Rs' decide.
 */
export function findCode(pasted: string): string {
  const text = toAsciiDigits(pasted.slice(0, TEXT_LENGTH)).replaceAll(/\p{Cf}/gu, '');
  let best = { digits: onlyDigits(text), score: -Infinity };
  for (const { 0: group, index } of text.matchAll(groups)) {
    const digits = onlyDigits(group);
    // A code may follow another number, and six digits may be a part of a phone number.
    const at = digits.length === OTP_DIGITS ? 0 : group.search(/(?<!\d)\d{6}(?!\d)/);
    if (at < 0) continue;
    const found =
      at === 0 && digits.length === OTP_DIGITS ? group : group.slice(at, at + OTP_DIGITS);
    const start = index + at;
    const score =
      scoreContext(text.slice(0, start), text.slice(start + found.length)) +
      scoreFormat(found, group);
    if (score > best.score) best = { digits: onlyDigits(found), score };
  }
  return best.digits;
}

/** A whole run comes before a part of a phone number, then '123 456', then '28-11-26'. */
function scoreFormat(found: string, group: string): number {
  if (found !== group) return 30;
  if (found.length === OTP_DIGITS) return 40;
  return found.length === OTP_DIGITS + 1 ? 20 : 10;
}

/**
 * A word for a code adds 9, less than one step of the format. A word for another number subtracts
 * 35, more than three steps.
 */
function scoreContext(textBefore: string, textAfter: string): number {
  const before = textBefore.slice(-AROUND);
  const after = textAfter.slice(0, AROUND);
  const isCode =
    /(code|otp|pin|password|कोड|ओटीपी|\bis)\W{0,3}(is)?\W{0,3}$/i.test(before) ||
    /^[\s,]{0,3}(is\b|है|code|otp)/i.test(after);
  const isOther =
    /((rs|inr|₹|\$)[.\s]{0,2}|\d[,.]|[\p{L}*]|(order|ref|txn|a\/c|account|card|ending|no|call|\bid|uhid|booking|patient|invoice|pincode)\W{0,3})$/iu.test(
      before,
    ) || /^([.,]\d|\/-|\s?(rs|inr|rupees)\b)/i.test(after);
  return Number(isCode) * 9 - Number(isOther) * 35;
}
