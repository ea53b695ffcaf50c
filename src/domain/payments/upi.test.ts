import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upiLink } from './upi.ts';

const amountOf = (amountMinor: number) => ({ amountMinor, currency: 'USD' }) as const;

describe("a payment's UPI link", () => {
  it('contains the payee, the payment id, the amount and the note', () => {
    expect(upiLink({ id: 'payment-1', amount: amountOf(7500) }, 'Queue service, Wed 25 Nov')).toBe(
      'upi://pay?pa=caresetu@demo&pn=CareSetu&tr=payment-1&am=75.00&cu=USD&tn=Queue%20service%2C%20Wed%2025%20Nov',
    );
  });

  it('contains the exact amount with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amountMinor) => {
        const { searchParams } = new URL(upiLink({ id: 'p', amount: amountOf(amountMinor) }, ''));
        const said = searchParams.get('am') ?? '';
        expect(said).toMatch(/^\d+\.\d\d$/);
        expect(Number(said.replace('.', ''))).toBe(amountMinor);
      }),
    );
  });

  it('encodes any characters in the note', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (note) => {
        const { searchParams } = new URL(upiLink({ id: 'p', amount: amountOf(7500) }, note));
        expect(searchParams.get('tn')).toBe(note);
        expect(searchParams.get('am')).toBe('75.00');
        expect([...searchParams.keys()]).toEqual(['pa', 'pn', 'tr', 'am', 'cu', 'tn']);
      }),
    );
  });
});
