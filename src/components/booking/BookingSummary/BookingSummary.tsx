import type { Doctor } from '../../../contract/doctors.ts';
import { formatLongDate, formatTime } from '../../../domain/time/india-time.ts';
import { formatMoney } from '../../../domain/payments/money.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { h3Text, quietCenteredText, quietText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Slip } from '../../../ui/layout/Slip/Slip.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { AppointmentTypeLabel } from '../../appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import type { ConfirmBarProps } from '../ConfirmBar/ConfirmBar.tsx';
import * as styles from './BookingSummary.css.ts';

export interface BookingSummaryProps extends Omit<ConfirmBarProps, 'isUntouched'> {
  doctor: Doctor;
  /** Of a clinic visit. */
  place: string | null;
}

export function BookingSummary({
  doctor,
  date,
  time,
  appointmentType,
  price,
  place,
  missing,
  onConfirm,
  isSubmitting,
  error,
  errorLink,
}: BookingSummaryProps) {
  const hourCycle = useHourCycle();
  const name = withDoctorTitle(doctor.name);
  return (
    <Slip>
      <div>
        <Inline canWrap={false} align="center" justify="between">
          <h2 className={h3Text}>{t`Your visit`}</h2>
          <img src={withBase('/art/logo/mark.svg')} alt="" width={30} height={24} />
        </Inline>
        <Inline canWrap={false} gap="s4" align="center" className={styles.doctor}>
          <Avatar name={name} src={doctor.profilePicture} size="s" fallback="doctor" />
          <div>
            <p className={styles.name}>{name}</p>
            <p className={quietText}>{doctor.specialty}</p>
          </div>
        </Inline>
      </div>
      <Stack gap="s3">
        <div>
          <p className={styles.time} data-state={time ? 'chosen' : 'open'}>
            <bdi>{time ? formatTime(time, hourCycle) : t`No time yet`}</bdi>
          </p>
          <p>{date ? formatLongDate(date) : t`No date yet`}</p>
        </div>
        {appointmentType && price && (
          <>
            <p>
              <AppointmentTypeLabel type={appointmentType} place={place} />
            </p>
            <Inline as="p" align="baseline" justify="between" className={styles.price}>
              <span className={quietText}>{t`Price`}</span>
              <strong className={styles.amount}>{formatMoney(price)}</strong>
            </Inline>
          </>
        )}
        <FormAlert message={error} link={errorLink} />
        <Stack>
          <Button onPress={onConfirm} isDisabled={missing !== null} isPending={isSubmitting}>
            {t`Confirm Appointment`}
          </Button>
        </Stack>
        {missing && <p className={quietCenteredText}>{missing}</p>}
      </Stack>
    </Slip>
  );
}
