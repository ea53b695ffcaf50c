import { useId, useLayoutEffect, useRef, useState } from 'react';
import { dayParts } from '../../../domain/time/india-time.ts';
import { afterPress } from '../../../ui/lazy/after-next-frame.ts';
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
  // Checks the pressed chip immediately; the times render a frame later.
  const [pressedDate, setPressedDate] = useState<string | null>(null);
  // The callback may have changed since the press.
  const tell = useRef(onDateSelect);
  useLayoutEffect(() => {
    tell.current = onDateSelect;
  });
  const choose = (date: string, press: Event) => {
    setPressedDate(date);
    // React fires a radio's onChange for the native click event.
    afterPress(press instanceof UIEvent ? press : { detail: 0 }, () => {
      setPressedDate(null);
      tell.current(date);
    });
  };
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
              checked={date === (pressedDate ?? selectedDate)}
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
