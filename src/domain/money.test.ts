import { describe, expect, it } from 'vitest';
import { consultationPrices, formatMoney, formatMoneyRange } from './money.ts';

describe('money', () => {
  it('is shown in its own currency with Indian grouping', () => {
    expect(formatMoney({ amountMinor: 14_000_000, currency: 'INR' })).toBe('₹1,40,000');
    expect(formatMoney({ amountMinor: 7550, currency: 'USD' })).toBe('$75.50');
  });

  it('names the documented consultation prices', () => {
    expect(Object.values(consultationPrices).map(formatMoney)).toEqual(['$50', '$35', '$100']);
  });

  it('is one amount where a range has equal ends', () => {
    const rupees = (amount: number) => ({ amountMinor: amount * 100, currency: 'INR' as const });
    expect(formatMoneyRange({ min: rupees(600), max: rupees(900) })).toBe('₹600 – ₹900');
    expect(formatMoneyRange({ min: rupees(600), max: rupees(600) })).toBe('₹600');
  });
});
