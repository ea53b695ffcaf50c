import { formatPastDay } from '../../../domain/time/india-time.ts';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { divider } from './DayDivider.css.ts';

export interface DayDividerProps {
  /** Date in India, as yyyy-MM-dd. */
  date: string;
  today: string;
}

export function DayDivider({ date, today }: DayDividerProps) {
  return (
    <Inline as="p" canWrap={false} gap="s5" align="center" className={divider}>
      <time dateTime={date}>{formatPastDay(date, today)}</time>
    </Inline>
  );
}
