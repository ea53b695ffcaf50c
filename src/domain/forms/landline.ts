import { formatMobile } from './format-mobile.ts';

const cityLandline = /^(0(?:11|20|22|33|40|44|79|80))(\d{4})(\d{4})$/;

export function formatLandline(phone: string): string {
  const dialled = phone.replace(/^\+91[-\s]?/, '0').replaceAll('-', ' ');
  return dialled.replace(cityLandline, '$1 $2 $3');
}

/** Also formats a mobile number. */
export function formatContact(phone: string): string {
  return /^[6-9]\d{9}$/.test(phone) ? formatMobile(phone) : formatLandline(phone);
}

/** Ten digits are an Indian number. Others have their country code. */
export function mobileHref(phone: string): string {
  const dialled = phone.replaceAll(/[^\d+]/g, '');
  return `tel:${dialled.length === 10 ? '+91' : ''}${dialled}`;
}
