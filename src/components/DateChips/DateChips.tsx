import { useId, useLayoutEffect, useRef, useState } from 'react';
import { dayParts } from '../../domain/india-time.ts';
import { afterPress } from '../../ui/after-next-frame.ts';
import * as styles from './DateChips.css.ts';

export interface DateChipsProps {
  /** The days to choose from, yyyy-MM-dd in India, in order. */
  dates: readonly string[];
  /** Today in India, yyyy-MM-dd; that day wears marigold. */
  today: string;
  /** The chosen day, or null. */
  selectedDate: string | null;
  /** Told of the day that a person chooses. */
  onDateSelect: (date: string) => void;
  /**
   * Days known to have no free time left. They can still be chosen.
   * @default []
   */
  fullyBookedDates?: readonly string[];
}

/** The days on which a doctor can be booked, as arch-shaped radio buttons (spec §2 Booking). */
export function DateChips({
  dates,
  today,
  selectedDate,
  onDateSelect,
  fullyBookedDates = [],
}: DateChipsProps) {
  const name = useId();
  // The chip answers a finger at once; the day's times, and all that hangs on them, follow in a frame of their own.
  const [pressedDate, setPressedDate] = useState<string | null>(null);
  // Whoever is told by then may know of something else that was chosen meanwhile.
  const tell = useRef(onDateSelect);
  useLayoutEffect(() => {
    tell.current = onDateSelect;
  });
  const choose = (date: string, press: Event) => {
    setPressedDate(date);
    // React tells of a radio's change with the click that made it.
    afterPress(press instanceof UIEvent ? press : { detail: 0 }, () => {
      setPressedDate(null);
      tell.current(date);
    });
  };
  return (
    <fieldset className={styles.group} aria-label="Choose a date">
      {dates.map((date) => {
        const { weekday, day, month } = dayParts(date);
        const isToday = date === today;
        const isFull = fullyBookedDates.includes(date);
        return (
          <label key={date} className={styles.chip}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={date}
              checked={date === (pressedDate ?? selectedDate)}
              onChange={(event) => choose(date, event.nativeEvent)}
              aria-label={`${weekday}, ${day} ${month}${isToday ? ', today' : ''}${isFull ? ', fully booked' : ''}`}
            />
            {/* All of it is in the radio button's name. */}
            <span className={styles.face} data-state={isFull ? 'full' : 'open'} aria-hidden="true">
              <span className={isToday ? styles.today : styles.weekday}>{weekday}</span>
              <span className={styles.day}>{day}</span>
              <span>{isFull ? `${month}, full` : month}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
