import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '../../contract/common.ts';
import {
  consultationPrices,
  formatExactMoney,
  formatHourlyRate,
  formatMoney,
  formatMoneyRange,
} from './money.ts';

const dollars = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

describe('money', () => {
  it('is formatted in its own currency with Indian digit grouping', () => {
    expect(formatMoney({ amountMinor: 14_000_000, currency: 'INR' })).toBe('₹1,40,000');
    expect(formatMoney({ amountMinor: 7550, currency: 'USD' })).toBe('$75.50');
  });

  it('matches the documented format of consultation prices', () => {
    expect(Object.values(consultationPrices).map(formatMoney)).toEqual(['$50', '$35', '$100']);
  });

  it('is shown as one amount if both ends of a range are equal', () => {
    const rupees = (amount: number) => ({ amountMinor: amount * 100, currency: 'INR' as const });
    expect(formatMoneyRange({ min: rupees(600), max: rupees(900) })).toBe('₹600 – ₹900');
    expect(formatMoneyRange({ min: rupees(600), max: rupees(600) })).toBe('₹600');
  });

  it('always shows cents or other minor units when it is charged', () => {
    expect(formatExactMoney(dollars(7500))).toBe('$75.00');
    expect(formatExactMoney(dollars(8250))).toBe('$82.50');
    expect(formatExactMoney(dollars(0))).toBe('$0.00');
    expect(formatExactMoney({ amountMinor: 14_000_000, currency: 'INR' })).toBe('₹1,40,000.00');
  });

  it('loses no cents when it is formatted', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (cents) => {
        const digits = formatExactMoney(dollars(cents)).replace(/\D/g, '');
        expect(Number(digits)).toBe(cents);
      }),
    );
  });

  it('is formatted per hour, with cents only if they are not zero', () => {
    expect(formatHourlyRate(dollars(2500))).toBe('$25/hour');
    expect(formatHourlyRate(dollars(2750))).toBe('$27.50/hour');
  });
});
