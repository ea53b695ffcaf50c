import { quietText } from '../../../theme/typography.css.ts';
import { Say } from '../../../words/Say.ts';

export function PriceNote() {
  return (
    <p className={quietText}>
      <Say>
        You pay the doctor directly at the visit. CareSetu does not take payment for visits. Ask the
        clinic if it accepts cash, card or UPI. The price in dollars is for a visit booked on
        CareSetu. A fee in rupees is the clinic’s own listed fee. You do not pay both.
      </Say>
    </p>
  );
}
