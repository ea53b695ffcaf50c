import { OTP_DIGITS } from '../../../domain/forms/otp.ts';

export function splitCode(code: string): string[] {
  return Array.from({ length: OTP_DIGITS }, (_, index) => (code[index] ?? '').trim());
}

export function withBox(code: string, index: number, digit: string): string {
  return splitCode(code)
    .with(index, digit)
    .map((each) => each || ' ')
    .join('')
    .trimEnd();
}

export function withDigits(code: string, index: number, digits: string): string {
  const from = digits.length >= OTP_DIGITS ? 0 : index;
  return Array.from(digits.slice(0, OTP_DIGITS - from)).reduce(
    (filled, digit, place) => withBox(filled, from + place, digit),
    code,
  );
}
