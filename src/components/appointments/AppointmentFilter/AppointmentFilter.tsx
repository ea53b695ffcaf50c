import { Check } from 'lucide-react';
import { useRef } from 'react';
import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { useChosenInView } from '../../../ui/layout/use-chosen-in-view.ts';
import { t } from '../../../words/t.ts';
import * as styles from './AppointmentFilter.css.ts';

export type AppointmentFilterValue = 'all' | AppointmentStatus;

const choices: readonly { value: AppointmentFilterValue; label: string }[] = [
  { value: 'all', label: t`All` },
  { value: 'pending', label: t`Pending` },
  { value: 'scheduled', label: t`Scheduled` },
  { value: 'completed', label: t`Completed` },
  { value: 'cancelled', label: t`Cancelled` },
];

export interface AppointmentFilterProps {
  filter: AppointmentFilterValue;
  filterHref: (filter: AppointmentFilterValue) => string;
}

/** Spec §2 Appointments. */
export function AppointmentFilter({ filter, filterHref }: AppointmentFilterProps) {
  const row = useRef<HTMLElement>(null);
  useChosenInView(row, '[aria-current]', filter);
  return (
    <nav ref={row} className={styles.chips} aria-label={t`Filter by status`}>
      {choices.map(({ value, label }) => {
        const isCurrent = value === filter;
        return (
          <a
            key={value}
            className={styles.chip}
            href={filterHref(value)}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {isCurrent && <Check className={styles.tick} aria-hidden="true" />}
            {label}
          </a>
        );
      })}
    </nav>
  );
}
