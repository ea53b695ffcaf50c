import { ChevronDown } from 'lucide-react';
import type { WeekDayCount } from '../../../domain/appointments/dashboard.ts';
import { formatDay } from '../../../domain/time/india-time.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './WeekChart.css.ts';

export interface WeekTableProps {
  days: readonly WeekDayCount[];
}

export function WeekTable({ days }: WeekTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span className={styles.summaryWords}>{t`Show as a table`}</span>
        <Icon glyph={ChevronDown} className={styles.chevron} />
      </summary>
      <table className={styles.table} aria-label={t`Appointments this week`}>
        <thead>
          <tr>
            {[t`Day`, t`Completed`, t`Booked`, t`Total`].map((head) => (
              <th key={head} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, completed, booked }) => (
            <tr key={date}>
              <th scope="row" className={styles.cell}>
                {formatDay(date)}
              </th>
              {[completed, booked, completed + booked].map((count, column) => (
                <td key={column} className={styles.cell}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
