import type { AppointmentType } from '../../contract/appointments.ts';
import { consultationPrices, formatMoney } from '../../domain/money.ts';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.tsx';
import { appointmentTypes } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';

export interface AppointmentTypePickerProps {
  /** How patient and doctor are to meet. */
  value: AppointmentType;
  /** Told of the way to meet that a person chooses. */
  onChange: (type: AppointmentType) => void;
}

const options = (['in-person', 'video', 'phone'] as const).map((value) => {
  const { label, Icon } = appointmentTypes[value];
  return {
    value,
    label,
    description: formatMoney(consultationPrices[value]),
    icon: <Icon strokeWidth={1.75} aria-hidden="true" />,
  };
});

/** The ways to meet with their prices per session, as radio cards (spec §2 Booking, §9). */
export function AppointmentTypePicker({ value, onChange }: AppointmentTypePickerProps) {
  return (
    <RadioGroup
      label="How would you like to meet?"
      isLabelHidden
      look="cards"
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
