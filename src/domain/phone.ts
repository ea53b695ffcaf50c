import { onlyDigits } from './digits.ts';

/** How many digits a mobile number has, +91 not counted (spec §9). */
export const MOBILE_DIGITS = 10;

/**
 * Turns typed or pasted text into the 10 digits of an Indian mobile number (spec §5): digits of any script become
 * ASCII digits, non-digits go, a +91, 0091 or leading 0 before ten digits goes, and the rest is capped at 10.
 */
export function mobileDigits(input: string): string {
  const digits = onlyDigits(input);
  const withoutPrefix = /^(?:0091|091|91|0)(\d{10})$/.exec(digits)?.[1];
  return withoutPrefix ?? digits.slice(0, MOBILE_DIGITS);
}

/** '98450 21763', as people read it. */
export function formatMobile(digits: string): string {
  return digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}

/** The landlines of the eight cities whose code has two digits, written without a space. */
const cityLandline = /^(0(?:11|20|22|33|40|44|79|80))(\d{4})(\d{4})$/;

/** '080 4125 2200': a landline such as +91-80-4125-2200 or +918041252200 as people dial it within India. */
export function formatLandline(phone: string): string {
  const dialled = phone.replace(/^\+91[-\s]?/, '0').replaceAll('-', ' ');
  return dialled.replace(cityLandline, '$1 $2 $3');
}
