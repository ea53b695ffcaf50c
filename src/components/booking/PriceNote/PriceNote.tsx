import type { AppointmentType } from '../../../contract/appointments.ts';
import type { Money } from '../../../contract/common.ts';
import { formatMoney } from '../../../domain/payments/money.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { t } from '../../../words/t.ts';

export interface PriceNoteProps {
  type: AppointmentType;
  price: Money;
  /** Short, such as 'Dr. Krishnan'. */
  doctorName: string;
}

/** How a visit is paid: how much, when and to whom. */
export function PriceNote({ type, price, doctorName }: PriceNoteProps) {
  const amount = formatMoney(price);
  return (
    <p className={quietText}>
      {type === 'in-person'
        ? t`You pay ${amount} at the visit. Ask the clinic if it takes cash, card or UPI.`
        : t`You pay ${amount} to ${doctorName} directly. You do not pay on CareSetu.`}
    </p>
  );
}
