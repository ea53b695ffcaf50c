import { formatSpokenDay } from '../../../domain/time/india-time.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './WeekView.css.ts';

export interface BlockRowProps {
  days: readonly string[];
  /** Days on which a time is left to block. */
  blockable: readonly string[];
  onBlockTime: (date: string) => void;
}

export function BlockRow({ days, blockable, onBlockTime }: BlockRowProps) {
  return (
    <tr>
      <th scope="row">
        <VisuallyHidden>{t`Block time`}</VisuallyHidden>
      </th>
      {days.map((date) => (
        <td key={date} className={styles.blockCell}>
          {blockable.includes(date) && (
            <button
              type="button"
              className={styles.block}
              aria-label={t`Block time on ${formatSpokenDay(date)}`}
              onClick={() => onBlockTime(date)}
            >
              <span className={styles.stitched}>{t`Block`}</span>
            </button>
          )}
        </td>
      ))}
    </tr>
  );
}
