import { OTP_DIGITS } from '../../domain/otp.ts';

/** The digit of each box, '' where there is none. */
export function boxesOf(code: string): string[] {
  return Array.from({ length: OTP_DIGITS }, (_, index) => (code[index] ?? '').trim());
}

/** A code with one box changed; an empty box before a filled one is a space. */
export function withBox(code: string, index: number, digit: string): string {
  return boxesOf(code)
    .with(index, digit)
    .map((each) => each || ' ')
    .join('')
    .trimEnd();
}

/**
 * A code after several digits came into one box at once, by paste or autofill:
 * a whole code fills every box, a part of one fills from that box on.
 */
export function withDigits(code: string, index: number, digits: string): string {
  const from = digits.length >= OTP_DIGITS ? 0 : index;
  return Array.from(digits.slice(0, OTP_DIGITS - from)).reduce(
    (filled, digit, place) => withBox(filled, from + place, digit),
    code,
  );
}
