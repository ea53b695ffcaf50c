import { MapPin, Phone, Video, type LucideIcon } from 'lucide-react';
import type { AppointmentType } from '../../../contract/appointments.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './AppointmentTypeLabel.css.ts';

export const appointmentTypes: Record<AppointmentType, { label: string; glyph: LucideIcon }> = {
  'in-person': { label: t`In-person`, glyph: MapPin },
  video: { label: t`Video`, glyph: Video },
  phone: { label: t`Phone`, glyph: Phone },
};

export interface AppointmentTypeLabelProps {
  type: AppointmentType;
  place?: string | null;
}

export function AppointmentTypeLabel({ type, place }: AppointmentTypeLabelProps) {
  const { label, glyph } = appointmentTypes[type];
  return (
    <span className={styles.label}>
      <Icon glyph={glyph} className={styles.icon} />
      <span>{place ? `${label}, ${place}` : label}</span>
    </span>
  );
}
