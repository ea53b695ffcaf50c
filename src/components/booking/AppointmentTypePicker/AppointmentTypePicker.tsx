import type { AppointmentType } from '../../../contract/appointments.ts';
import { consultationPrices, formatMoney } from '../../../domain/payments/money.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup/RadioGroup.tsx';
import { appointmentTypes } from '../../appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './AppointmentTypePicker.css.ts';

export interface AppointmentTypePickerProps {
  value: AppointmentType;
  place: string | null;
  onChange: (type: AppointmentType) => void;
}

const types = ['in-person', 'video', 'phone'] as const;

/** Spec §2 Booking, §9. */
export function AppointmentTypePicker({ value, place, onChange }: AppointmentTypePickerProps) {
  const options = types.map((type) => {
    const { label, glyph } = appointmentTypes[type];
    return {
      value: type,
      label,
      description: formatMoney(consultationPrices[type]),
      icon: <Icon glyph={glyph} />,
    };
  });
  return (
    <>
      <RadioGroup
        label={t`How would you like to meet?`}
        isLabelHidden
        variant="cards"
        options={options}
        value={value}
        onChange={onChange}
      />
      {place && <p className={styles.place}>{t`In-person visits are at ${place}.`}</p>}
    </>
  );
}
