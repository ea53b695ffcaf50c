import type { VisitCounts as Counts } from '../../../domain/appointments/dashboard.ts';
import { t } from '../../../words/t.ts';
import * as styles from './VisitCounts.css.ts';

export interface VisitCountsProps {
  counts: Counts;
}

export function VisitCounts({ counts }: VisitCountsProps) {
  const figures = [
    [t`Total appointments`, counts.total],
    [t`Completed`, counts.completed],
    [t`Cancelled`, counts.cancelled],
    [t`Upcoming`, counts.upcoming],
    [t`Requests`, counts.requests],
    [t`Notes to finish`, counts.toComplete],
    ...(counts.missed > 0 ? [[t`Did not come`, counts.missed] as const] : []),
  ] as const;
  return (
    <dl className={styles.counts}>
      {figures.map(([label, figure]) => (
        <div key={label} className={styles.count}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure.toLocaleString('en-IN')}</dd>
        </div>
      ))}
    </dl>
  );
}
