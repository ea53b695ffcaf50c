import { onlyDigits } from './digits.ts';

/** Number of digits without the +91 prefix (spec §9). */
export const MOBILE_DIGITS = 10;

/** Accepts digits of any script (spec §5). Removes a prefix of +91, 0091 or 0. */
export function mobileDigits(input: string): string {
  const digits = onlyDigits(input);
  const withoutPrefix = /^(?:0091|091|91|0)(\d{10})$/.exec(digits)?.[1];
  return withoutPrefix ?? digits.slice(0, MOBILE_DIGITS);
}

export function formatMobile(digits: string): string {
  return digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}

const cityLandline = /^(0(?:11|20|22|33|40|44|79|80))(\d{4})(\d{4})$/;

export function formatLandline(phone: string): string {
  const dialled = phone.replace(/^\+91[-\s]?/, '0').replaceAll('-', ' ');
  return dialled.replace(cityLandline, '$1 $2 $3');
}
