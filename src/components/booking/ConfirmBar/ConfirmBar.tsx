import type { AppointmentType } from '../../../contract/appointments.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import type { Money } from '../../../contract/common.ts';
import { formatMoney } from '../../../domain/payments/money.ts';
import { quietText, strongText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { appointmentTypes } from '../../appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import * as styles from './ConfirmBar.css.ts';

export interface ConfirmBarProps {
  /** Date in India, as yyyy-MM-dd. */
  date: string | null;
  /** Time in India, as HH:mm. */
  time: string | null;
  /** Null if the doctor no longer offers what was chosen. */
  appointmentType: AppointmentType | null;
  price: Money | null;
  /** True before a choice. */
  isUntouched: boolean;
  missing: string | null;
  onConfirm: () => void;
  isSubmitting: boolean;
  error: string | null;
  errorLink: { label: string; href: string } | null;
}

export function ConfirmBar({
  date,
  time,
  appointmentType,
  price,
  isUntouched,
  missing,
  onConfirm,
  isSubmitting,
  error,
  errorLink,
}: ConfirmBarProps) {
  const hourCycle = useHourCycle();
  const kind =
    appointmentType && price && `${appointmentTypes[appointmentType].label}, ${formatMoney(price)}`;
  return (
    <Stack gap="s3" className={styles.bar}>
      <FormAlert message={error} link={errorLink} />
      <Inline gap="s4" rowGap="s2" align="center" justify="between">
        {/* One line until something is chosen, because the bar covers a part of a phone's page. */}
        <div className={styles.words}>
          <p className={missing ? quietText : strongText}>
            {(isUntouched ? t`Choose a date and a time` : missing) ??
              (date && time && formatSlot({ date, time }, hourCycle))}
          </p>
          {!isUntouched && kind && <p className={quietText}>{kind}</p>}
        </div>
        <Button onPress={onConfirm} isDisabled={missing !== null} isPending={isSubmitting}>
          {t`Confirm`}
        </Button>
      </Inline>
    </Stack>
  );
}
