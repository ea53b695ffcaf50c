import { useId, type ReactNode } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './AppointmentsScreen.css.ts';

export interface VisitsToCompleteProps {
  /** Without those that have a mark. */
  count: number;
  children: ReactNode;
}

/**
 * For doctors: visits of earlier days that are still scheduled, also those with a mark that can be
 * taken back.
 */
export function VisitsToComplete({ count, children }: VisitsToCompleteProps) {
  const titleId = useId();
  return (
    <section className={styles.toComplete} aria-labelledby={titleId}>
      <p id={titleId} className={styles.toCompleteTitle}>
        {count === 0
          ? t`No more visits to complete`
          : plural(count, {
              one: t`1 visit to complete`,
              other: t`${formatCount(count)} visits to complete`,
            })}
      </p>
      {children}
    </section>
  );
}
