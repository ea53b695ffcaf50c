import { onlyDigits } from './digits.ts';

/** Without +91 (spec §9). */
export const MOBILE_DIGITS = 10;

/**
 * Drops non-digits, and +91, 0091 or 0 before ten digits. Accepts every script's digits (spec §5).
 */
export function mobileDigits(input: string): string {
  const digits = onlyDigits(input);
  const withoutPrefix = /^(?:0091|091|91|0)(\d{10})$/.exec(digits)?.[1];
  return withoutPrefix ?? digits.slice(0, MOBILE_DIGITS);
}

/** For example '98450 21763'. */
export function formatMobile(digits: string): string {
  return digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}

/** Landlines in cities with a two-digit area code. */
const cityLandline = /^(0(?:11|20|22|33|40|44|79|80))(\d{4})(\d{4})$/;

/** For example '080 4125 2200'. */
export function formatLandline(phone: string): string {
  const dialled = phone.replace(/^\+91[-\s]?/, '0').replaceAll('-', ' ');
  return dialled.replace(cityLandline, '$1 $2 $3');
}
