import { useId } from 'react';
import { dayParts } from '../../../domain/time/india-time.ts';
import { usePressFirst } from '../../../ui/lazy/use-press-first.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './DateChips.css.ts';

export interface DateChipsProps {
  /** Sorted dates in India, as yyyy-MM-dd. */
  dates: readonly string[];
  /** Date in India, as yyyy-MM-dd. */
  today: string;
  selectedDate: string | null;
  onDateSelect: (date: string) => void;
  /**
   * Number of free times of the days for which it is known. Full days stay selectable.
   * @default {}
   */
  freeCounts?: Readonly<Record<string, number>>;
}

/** Spec §2 Booking. */
export function DateChips({
  dates,
  today,
  selectedDate,
  onDateSelect,
  freeCounts = {},
}: DateChipsProps) {
  const name = useId();
  const [shownDate, choose] = usePressFirst(selectedDate, onDateSelect);
  return (
    <fieldset className={styles.group} aria-label={t`Choose a date`}>
      {dates.map((date) => {
        const { weekday, day, month } = dayParts(date);
        const isToday = date === today;
        const free = freeCounts[date];
        return (
          <label key={date} className={styles.chip}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={date}
              checked={date === shownDate}
              onChange={(event) => choose(date, event.nativeEvent)}
              aria-label={[
                `${weekday}, ${day} ${month}`,
                isToday && t`today`,
                free !== undefined && spokenCount(free),
              ]
                .filter(Boolean)
                .join(', ')}
            />
            {/* The radio's label already contains this text. */}
            <span
              className={styles.face}
              data-state={free === 0 ? 'full' : 'open'}
              aria-hidden="true"
            >
              <span className={isToday ? styles.today : styles.weekday}>{weekday}</span>
              <span className={styles.day}>{day}</span>
              {/* Text that grows in its place would shift the layout. */}
              <span key={free}>{free === undefined ? month : withCount(month, free)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function withCount(month: string, free: number): string {
  return free === 0 ? t`${month}, full` : t`${month}, ${free} free`;
}

function spokenCount(free: number): string {
  if (free === 0) return t`fully booked`;
  return plural(free, { one: t`1 time free`, other: t`${free} times free` });
}
