import type { Payment } from '../contract/payments.ts';

/** Whom the demo's UPI requests pay: an address of no bank, so that no app can send it money. */
export const UPI_ID = 'caresetu@demo';

/**
 * The link of a payment that UPI apps open, and that a QR code holds. UPI itself settles in rupees only; the
 * demo converts nothing and moves no money.
 * @param note what the payer's bank shows of it: nothing about health belongs here
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

/** UPI apps want a space as %20, which rules URLSearchParams out, and read an address with its @ as it is. */
function written(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}
