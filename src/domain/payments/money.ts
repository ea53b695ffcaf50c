import type { AppointmentType } from '../../contract/appointments.ts';
import type { Money } from '../../contract/common.ts';
import { t } from '../../words/t.ts';

/** In US cents per session (spec §9). */
export const consultationPrices: Record<AppointmentType, Money> = {
  video: { amountMinor: 5000, currency: 'USD' },
  phone: { amountMinor: 3500, currency: 'USD' },
  'in-person': { amountMinor: 10000, currency: 'USD' },
};

/** Whole amounts have no decimals: '$50', '₹1,400' or '$75.50'. */
export function formatMoney(money: Money): string {
  return format(money, money.amountMinor % 100 === 0 ? 0 : 2);
}

export function formatExactMoney(money: Money): string {
  return format(money, 2);
}

export function formatHourlyRate(rate: Money): string {
  return t`${formatMoney(rate)}/hour`;
}

export function formatMoneyRange({ min, max }: { min: Money; max: Money }): string {
  if (min.amountMinor === max.amountMinor) return formatMoney(min);
  return `${formatMoney(min)} – ${formatMoney(max)}`;
}

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
