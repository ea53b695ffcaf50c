import type { Payment } from '../../contract/payments.ts';

/** Not registered with any bank. */
export const UPI_ID = 'caresetu@demo';

/**
 * UPI supports only rupees, but the demo moves no money.
 * @param note shown by the bank, so it must not mention health
 */
export function upiLink({ id, amount }: Pick<Payment, 'id' | 'amount'>, note: string): string {
  const parts = {
    pa: UPI_ID,
    pn: 'CareSetu',
    tr: id,
    am: (amount.amountMinor / 100).toFixed(2),
    cu: amount.currency,
    tn: note,
  };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${written(value)}`);
  return `upi://pay?${query.join('&')}`;
}

/** UPI apps expect spaces as %20, not +, and an unescaped @. */
function written(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}
