import type { AppointmentType } from '../contract/appointments.ts';
import type { Money } from '../contract/common.ts';

/** What a consultation costs per session, in US cents (spec §9). */
export const consultationPrices: Record<AppointmentType, Money> = {
  video: { amountMinor: 5000, currency: 'USD' },
  phone: { amountMinor: 3500, currency: 'USD' },
  'in-person': { amountMinor: 10000, currency: 'USD' },
};

/** '$50', '₹1,400', '$75.50': Indian grouping, cents only when there are any. */
export function formatMoney(money: Money): string {
  return format(money, money.amountMinor % 100 === 0 ? 0 : 2);
}

/** '$75.00': what is charged or given back, always to the cent. */
export function formatExactMoney(money: Money): string {
  return format(money, 2);
}

/** '$25/hour', '$27.50/hour': what an hour of a helper costs. */
export function formatHourlyRate(rate: Money): string {
  return `${formatMoney(rate)}/hour`;
}

/** '₹600 – ₹900', or one amount when both are equal. */
export function formatMoneyRange({ min, max }: { min: Money; max: Money }): string {
  if (min.amountMinor === max.amountMinor) return formatMoney(min);
  return `${formatMoney(min)} – ${formatMoney(max)}`;
}

/** Kept, since a page has many prices, and making a format takes far longer than using it. */
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
