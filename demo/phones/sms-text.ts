import { OTP_DIGITS } from '../../src/domain/forms/otp.ts';

export function splitAtCode(text: string): { before: string; code: string; after: string } {
  const found = new RegExp(`(?<!\\d)\\d{${OTP_DIGITS}}(?!\\d)`).exec(text);
  if (!found) return { before: text, code: '', after: '' };
  const [code] = found;
  return {
    before: text.slice(0, found.index),
    code,
    after: text.slice(found.index + code.length),
  };
}
