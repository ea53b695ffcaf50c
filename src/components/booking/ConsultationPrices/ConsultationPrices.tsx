import { MapPin, Phone, Video } from 'lucide-react';
import type { Doctor } from '../../../contract/doctors.ts';
import { offeredTypes, visitPrice } from '../../../domain/doctors/practice.ts';
import { formatMoney } from '../../../domain/payments/money.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './ConsultationPrices.css.ts';

const kinds = [
  { type: 'video', label: t`Video call`, icon: Video },
  { type: 'phone', label: t`Phone call`, icon: Phone },
  { type: 'in-person', label: t`In-person`, icon: MapPin },
] as const;

/** Spec §9. */
export function ConsultationPrices({ doctor }: { doctor: Doctor }) {
  const offered = offeredTypes(doctor);
  return (
    <ul>
      {kinds.map(({ type, label, icon }) => {
        if (!offered.includes(type)) return null;
        const price = visitPrice(doctor, type);
        return (
          <li key={type} className={styles.kind}>
            <Icon glyph={icon} className={styles.icon} />
            <span className={styles.label}>{label}</span>
            <data className={styles.price} value={price.amountMinor / 100}>
              {formatMoney(price)}
            </data>
          </li>
        );
      })}
    </ul>
  );
}
