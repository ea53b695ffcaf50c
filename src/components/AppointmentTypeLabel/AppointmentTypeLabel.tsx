import { MapPin, Phone, Video, type LucideIcon } from 'lucide-react';
import type { AppointmentType } from '../../contract/appointments.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as styles from './AppointmentTypeLabel.css.ts';

/** How each way to meet is shown: the word and the icon. */
export const appointmentTypes: Record<AppointmentType, { label: string; glyph: LucideIcon }> = {
  'in-person': { label: 'In-person', glyph: MapPin },
  video: { label: 'Video', glyph: Video },
  phone: { label: 'Phone', glyph: Phone },
};

export interface AppointmentTypeLabelProps {
  /** How patient and doctor meet. */
  type: AppointmentType;
  /** Where they meet, added to the word when given. */
  place?: string | null;
}

/** How patient and doctor meet, icon and word: 'In-person, Indiranagar clinic'. */
export function AppointmentTypeLabel({ type, place }: AppointmentTypeLabelProps) {
  const { label, glyph } = appointmentTypes[type];
  return (
    <span className={styles.label}>
      <Icon glyph={glyph} className={styles.icon} />
      {place ? `${label}, ${place}` : label}
    </span>
  );
}
