import { dayParts, formatSpokenDay } from '../../../domain/time/india-time.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DateTile.css.ts';

export interface DateTileProps {
  /** Date in India, as yyyy-MM-dd. */
  date: string;
}

export function DateTile({ date }: DateTileProps) {
  const { day, month } = dayParts(date);
  return (
    <span className={styles.tile}>
      <VisuallyHidden>{formatSpokenDay(date)}</VisuallyHidden>
      <span className={styles.day} aria-hidden="true">
        {day}
      </span>
      <span className={styles.month} aria-hidden="true">
        {month}
      </span>
    </span>
  );
}
