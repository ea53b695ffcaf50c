import * as styles from './PriceNote.css.ts';

/** Explains the two currencies, and when and how a visit is paid. Every screen with a price uses this text. */
export function PriceNote() {
  return (
    <p className={styles.note}>
      You pay the doctor directly at the visit, the price in dollars shown when you book; a fee in
      rupees is the clinic’s own listed fee and is not added.
    </p>
  );
}
