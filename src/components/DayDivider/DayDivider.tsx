import { formatPastDay } from '../../domain/india-time.ts';
import { divider } from './DayDivider.css.ts';

export interface DayDividerProps {
  /** Format yyyy-MM-dd, in India. */
  date: string;
  /** Format yyyy-MM-dd, in India. */
  today: string;
}

export function DayDivider({ date, today }: DayDividerProps) {
  return (
    <p className={divider}>
      <time dateTime={date}>{formatPastDay(date, today)}</time>
    </p>
  );
}
