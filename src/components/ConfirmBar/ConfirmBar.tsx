import type { AppointmentType } from '../../contract/appointments.ts';
import { formatDay, formatTime, type HourCycle } from '../../domain/india-time.ts';
import { consultationPrices, formatMoney } from '../../domain/money.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FormAlert } from '../../ui/FormAlert/FormAlert.tsx';
import { appointmentTypes } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import * as styles from './ConfirmBar.css.ts';

export interface ConfirmBarProps {
  /** The chosen day, yyyy-MM-dd in India, or null. */
  date: string | null;
  /** The chosen time, HH:mm in India, or null. */
  time: string | null;
  /** How patient and doctor are to meet. */
  appointmentType: AppointmentType;
  /** The address of an in-person visit, or null. */
  place: string | null;
  /** What is still to do before the booking can be confirmed; null when it can. */
  missing: string | null;
  /** Asks for the booking. */
  onConfirm: () => void;
  /** Whether the booking is on its way. */
  isSubmitting: boolean;
  /** Why the last try failed, or null. */
  error: string | null;
  /** The page where the patient can change that; null where there is none. */
  errorLink: { label: string; href: string } | null;
  /**
   * How times are written.
   * @default '12h'
   */
  hourCycle?: HourCycle;
}

/** The bar at the foot of a phone while a visit is booked: the slot, the price, and the button. */
export function ConfirmBar({
  date,
  time,
  appointmentType,
  place,
  missing,
  onConfirm,
  isSubmitting,
  error,
  errorLink,
  hourCycle = '12h',
}: ConfirmBarProps) {
  const price = formatMoney(consultationPrices[appointmentType]);
  return (
    <div className={styles.bar}>
      <FormAlert message={error} link={errorLink} />
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={missing ? styles.missing : styles.slot}>
            {missing ?? (date && time && `${formatDay(date)}, ${formatTime(time, hourCycle)}`)}
          </p>
          <p className={styles.price}>{`${appointmentTypes[appointmentType].label}, ${price}`}</p>
          {place && <p className={styles.price}>{place}</p>}
        </div>
        <Button onPress={onConfirm} isDisabled={missing !== null} isPending={isSubmitting}>
          Confirm
        </Button>
      </div>
    </div>
  );
}
