import { MapPin, Phone, Video, type LucideIcon } from 'lucide-react';
import type { AppointmentType } from '../../contract/appointments.ts';
import * as styles from './AppointmentTypeLabel.css.ts';

export const appointmentTypes: Record<AppointmentType, { label: string; Icon: LucideIcon }> = {
  'in-person': { label: 'In-person', Icon: MapPin },
  video: { label: 'Video', Icon: Video },
  phone: { label: 'Phone', Icon: Phone },
};

export interface AppointmentTypeLabelProps {
  type: AppointmentType;
  place?: string | null;
}

/** 'In-person, Indiranagar clinic' */
export function AppointmentTypeLabel({ type, place }: AppointmentTypeLabelProps) {
  const { label, Icon } = appointmentTypes[type];
  return (
    <span className={styles.label}>
      <Icon className={styles.icon} strokeWidth={1.75} aria-hidden="true" />
      {place ? `${label}, ${place}` : label}
    </span>
  );
}
