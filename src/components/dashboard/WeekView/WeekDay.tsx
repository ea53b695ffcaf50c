import { dayParts, formatSpokenDay } from '../../../domain/time/india-time.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './WeekView.css.ts';

export interface WeekDayProps {
  date: string;
  isToday: boolean;
}

/** The heading of a column. */
export function WeekDay({ date, isToday }: WeekDayProps) {
  const { weekday, day, month } = dayParts(date);
  return (
    <th className={styles.day} scope="col" aria-current={isToday ? 'date' : undefined}>
      <span aria-hidden="true">
        {weekday}
        <span className={styles.date}>
          {day} {month}
        </span>
      </span>
      <VisuallyHidden>{formatSpokenDay(date)}</VisuallyHidden>
    </th>
  );
}
