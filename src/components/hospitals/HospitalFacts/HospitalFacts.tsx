import { MapPin, Phone } from 'lucide-react';
import type { Hospital } from '../../../contract/hospitals.ts';
import { formatLandline } from '../../../domain/forms/landline.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './HospitalFacts.css.ts';

export interface HospitalFactsProps {
  hospital: Pick<Hospital, 'address' | 'phone'>;
}

/** Spec §2 Hospitals. */
export function HospitalFacts({ hospital: { address, phone } }: HospitalFactsProps) {
  return (
    <Stack gap="s1">
      <p className={styles.fact}>
        <Icon glyph={MapPin} className={styles.icon} />
        <span>
          <VisuallyHidden>{t`Address:`} </VisuallyHidden>
          {address}
        </span>
      </p>
      <p className={styles.fact}>
        <Icon glyph={Phone} className={styles.icon} />
        <a className={styles.call} href={`tel:${phone}`}>
          <VisuallyHidden>{t`Call`} </VisuallyHidden>
          {formatLandline(phone)}
        </a>
      </p>
    </Stack>
  );
}
