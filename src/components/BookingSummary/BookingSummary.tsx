import type { Doctor } from '../../contract/doctors.ts';
import { formatLongDate, formatTime } from '../../domain/india-time.ts';
import { consultationPrices, formatMoney } from '../../domain/money.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { withBase } from '../../ui/base-path.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FormAlert } from '../../ui/FormAlert/FormAlert.tsx';
import { Slip } from '../../ui/Slip/Slip.tsx';
import { AppointmentTypeLabel } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import type { ConfirmBarProps } from '../ConfirmBar/ConfirmBar.tsx';
import * as styles from './BookingSummary.css.ts';

export interface BookingSummaryProps extends ConfirmBarProps {
  doctor: Doctor;
}

export function BookingSummary({
  doctor,
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
}: BookingSummaryProps) {
  const name = withDoctorTitle(doctor.name);
  return (
    <Slip>
      <div>
        <div className={styles.head}>
          <h2 className={styles.title}>Your visit</h2>
          <img src={withBase('/art/logo/mark.svg')} alt="" width={30} height={24} />
        </div>
        <div className={styles.doctor}>
          <Avatar name={name} src={doctor.profilePicture} size="s" fallback="doctor" />
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.quiet}>{doctor.specialty}</p>
          </div>
        </div>
      </div>
      <div className={styles.visit}>
        <div>
          <p className={styles.time} data-state={time ? 'chosen' : 'open'}>
            <bdi>{time ? formatTime(time, hourCycle) : 'No time yet'}</bdi>
          </p>
          <p>{date ? formatLongDate(date) : 'No date yet'}</p>
        </div>
        <p>
          <AppointmentTypeLabel type={appointmentType} place={place} />
        </p>
        <p className={styles.price}>
          <span className={styles.quiet}>Price</span>
          <strong className={styles.amount}>
            {formatMoney(consultationPrices[appointmentType])}
          </strong>
        </p>
        <FormAlert message={error} link={errorLink} />
        <div className={styles.confirm}>
          <Button onPress={onConfirm} isDisabled={missing !== null} isPending={isSubmitting}>
            Confirm Appointment
          </Button>
        </div>
        <p className={styles.hint}>{missing ?? 'You do not pay now.'}</p>
      </div>
    </Slip>
  );
}
