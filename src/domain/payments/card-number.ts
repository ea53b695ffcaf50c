import * as z from 'zod/mini';
import type { DemoCardToken } from '../../contract/payments.ts';
import { t } from '../../words/t.ts';
import { onlyDigits } from '../forms/digits.ts';
import { dateInIndia } from '../time/india-time.ts';

const MOST_DIGITS = 19;

const CVC_DIGITS = 3;

export interface TestCard {
  number: string;
  token: DemoCardToken;
  outcome: string;
}

/** None belongs to a real account. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'demo-card-ok', outcome: t`Accepted` },
  { number: '4000000000000002', token: 'demo-card-declined', outcome: t`Declined` },
  {
    number: '4000000000009995',
    token: 'demo-card-insufficient-funds',
    outcome: t`Insufficient funds`,
  },
  { number: '4000002500003155', token: 'demo-card-asks-bank', outcome: t`Needs bank approval` },
];

export function cardDigits(input: string): string {
  return onlyDigits(input).slice(0, MOST_DIGITS);
}

export function formatCardNumber(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$& ');
}

/** Uses the Luhn algorithm. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reduceRight((total, digit, index) => {
    const isDoubled = (digits.length - index) % 2 === 0;
    const value = Number(digit) * (isDoubled ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function getDemoToken(digits: string): DemoCardToken | null {
  return testCards.find(({ number }) => number === digits)?.token ?? null;
}

/** MMYY. For example, '8/29' and '08/2029' become '0829'. */
export function expiryDigits(input: string): string {
  const short = /^\s*(\d)\s*[/-]/.test(input) ? `0${input.trim()}` : input;
  const digits = onlyDigits(short);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return /^\d{2}20\d{2}/.test(padded)
    ? padded.slice(0, 2) + padded.slice(4, 6)
    : padded.slice(0, 4);
}

export function formatExpiry(digits: string): string {
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function cvcDigits(input: string): string {
  return onlyDigits(input).slice(0, CVC_DIGITS);
}

/** MMYY, two years from now. */
export function expiryAhead(now: Date): string {
  const date = dateInIndia(now);
  return date.slice(5, 7) + String(Number(date.slice(0, 4)) + 2).slice(2);
}

/** Cards expire at the end of the month, India time. */
export function demoCardForm(now: Date) {
  const thisMonth = dateInIndia(now).slice(0, 7);
  return z.object({
    number: z.string().check(
      z.minLength(1, t`Card number is required`),
      z.refine(isCardNumber, t`This card number is not valid. Check it and try again.`),
      z.refine((digits) => getDemoToken(digits) !== null, t`Use one of the demo’s test cards`),
    ),
    expiry: z.string().check(
      z.minLength(1, t`Expiry is required`),
      z.regex(/^(0[1-9]|1[0-2])\d{2}$/, t`Enter a month and a year, such as 08 / 29`),
      z.refine((digits) => parseMonth(digits) >= thisMonth, t`This card has expired`),
    ),
    cvc: z
      .string()
      .check(
        z.minLength(1, t`CVC is required`),
        z.length(CVC_DIGITS, t`Enter the ${CVC_DIGITS} digits on the back of the card`),
      ),
    name: z.string().check(z.trim(), z.minLength(1, 'Name on card is required')),
  });
}

function parseMonth(digits: string): string {
  return `20${digits.slice(2)}-${digits.slice(0, 2)}`;
}
