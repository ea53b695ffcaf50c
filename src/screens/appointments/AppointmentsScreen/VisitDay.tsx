import type { ReactNode } from 'react';
import { dayParts, formatDay, formatDaysAhead } from '../../../domain/time/india-time.ts';
import { h3Text, quietText } from '../../../theme/typography.css.ts';
import * as styles from './AppointmentsScreen.css.ts';

export interface VisitDayProps {
  /** Format yyyy-MM-dd, as `today`. */
  date: string;
  today: string;
  children: ReactNode;
}

export function VisitDay({ date, today, children }: VisitDayProps) {
  return (
    <div className={styles.day}>
      <div>
        <h2 className={h3Text}>{formatDay(date)}</h2>
        <p className={date === today ? styles.today : quietText}>
          {formatDaysAhead(date, today) || dayParts(date).year}
        </p>
      </div>
      <ul>{children}</ul>
    </div>
  );
}
