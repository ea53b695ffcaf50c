import type { AppointmentType } from '../contract/appointments.ts';
import type { Money } from '../contract/common.ts';

/** US cents per session (spec §9). */
export const consultationPrices: Record<AppointmentType, Money> = {
  video: { amountMinor: 5000, currency: 'USD' },
  phone: { amountMinor: 3500, currency: 'USD' },
  'in-person': { amountMinor: 10000, currency: 'USD' },
};

/** '$50', '₹1,400', '$75.50': Indian grouping, cents only if there are any. */
export function formatMoney(money: Money): string {
  return format(money, money.amountMinor % 100 === 0 ? 0 : 2);
}

/** '$75.00', for charges and refunds. */
export function formatExactMoney(money: Money): string {
  return format(money, 2);
}

/** '$25/hour', '$27.50/hour'. */
export function formatHourlyRate(rate: Money): string {
  return `${formatMoney(rate)}/hour`;
}

/** '₹600 – ₹900', or one amount if both are equal. */
export function formatMoneyRange({ min, max }: { min: Money; max: Money }): string {
  if (min.amountMinor === max.amountMinor) return formatMoney(min);
  return `${formatMoney(min)} – ${formatMoney(max)}`;
}

/** Cached: creating a format is far slower than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function format({ amountMinor, currency }: Money, fractionDigits: number): string {
  const key = `${currency} ${fractionDigits}`;
  let kept = formats.get(key);
  if (!kept) {
    kept = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
    formats.set(key, kept);
  }
  return kept.format(amountMinor / 100);
}
