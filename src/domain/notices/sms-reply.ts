import { mobile } from '../../contract/auth.ts';
import type { SmsReply } from '../../contract/sms-replies.ts';
import { mobileDigits } from '../forms/phone.ts';

/**
 * A sender of DLT has 6 letters or digits. Phones may show it between the operator's and the kind of
 * the text: 'AX-CARESE-S'.
 */
const STOP = /^(?:unsubscribe|stop(?:\s+(?:[a-z]{2}-)?[a-z\d]{6}(?:-[a-z])?)?)$/i;

/**
 * @returns ten digits if the reply stops notices to its number. Null for any other text, and for a
 * sender that is no Indian number
 */
export function findStoppedNumber({ phone, text }: SmsReply): string | null {
  if (!STOP.test(text.trim())) return null;
  return mobile.safeParse(mobileDigits(phone)).data ?? null;
}
