export function formatMobile(digits: string): string {
  if (digits.startsWith('+')) return digits;
  return digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}
