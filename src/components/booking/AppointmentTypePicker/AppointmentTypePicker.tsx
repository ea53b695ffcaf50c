import type { AppointmentType } from '../../../contract/appointments.ts';
import type { Doctor } from '../../../contract/doctors.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { offeredTypes, visitPrice } from '../../../domain/doctors/practice.ts';
import { formatMoney } from '../../../domain/payments/money.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup/RadioGroup.tsx';
import { appointmentTypes } from '../../appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { visitPlace } from '../../../domain/appointments/visit-place.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { usePressFirst } from '../../../ui/lazy/use-press-first.ts';
import { t } from '../../../words/t.ts';
import * as styles from './AppointmentTypePicker.css.ts';

export interface AppointmentTypePickerProps {
  doctor: Doctor;
  /** Null if the doctor no longer offers what was chosen. */
  value: AppointmentType | null;
  onChange: (type: AppointmentType) => void;
}

/** Spec §2 Booking, §9. */
export function AppointmentTypePicker({ doctor, value, onChange }: AppointmentTypePickerProps) {
  const [shown, choose] = usePressFirst(value, onChange);
  const types = offeredTypes(doctor);
  const options = types.map((type) => {
    const { label, glyph } = appointmentTypes[type];
    return {
      value: type,
      label,
      description: formatMoney(visitPrice(doctor, type)),
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
        value={shown}
        onChange={choose}
      />
      {!types.includes('in-person') ? (
        <p
          className={styles.place}
        >{t`${doctorShortName(doctor.name)} does not offer clinic visits.`}</p>
      ) : (
        value === 'in-person' && (
          <p className={styles.place}>{t`In-person visits are at ${visitPlace(doctor) ?? ''}.`}</p>
        )
      )}
    </>
  );
}
