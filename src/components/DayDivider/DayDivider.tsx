import { formatPastDay } from '../../domain/india-time.ts';
import { divider } from './DayDivider.css.ts';

export interface DayDividerProps {
  /** The day whose messages follow: a calendar day in India, yyyy-MM-dd. */
  date: string;
  /** The day that it is in India. */
  today: string;
}

/** The day of the messages below it, between two stitches. */
export function DayDivider({ date, today }: DayDividerProps) {
  return (
    <p className={divider}>
      <time dateTime={date}>{formatPastDay(date, today)}</time>
    </p>
  );
}
