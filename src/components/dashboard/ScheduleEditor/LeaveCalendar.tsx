import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import { weekday } from '../../../contract/doctors.ts';
import { addMonths, formatMonth, monthWeeks } from '../../../domain/time/calendar-month.ts';
import { weekdayName } from '../../../domain/time/day-names.ts';
import { addDays, formatLongDate, getWeekday } from '../../../domain/time/india-time.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './LeaveCalendar.css.ts';

export interface LeaveCalendarProps {
  /** Dates in India, as yyyy-MM-dd. */
  leaveDays: readonly string[];
  /** Days with booked visits show a dot, and screen readers announce the number. */
  booked: readonly Pick<Appointment, 'date'>[];
  firstDay: string;
  lastDay: string;
  onDayPress: (day: string) => void;
}

/**
 * One tab stop. Arrow keys move by day and week, Home and End in the week, Page Up and Page Down by
 * month.
 */
export function LeaveCalendar({
  leaveDays,
  booked,
  firstDay,
  lastDay,
  onDayPress,
}: LeaveCalendarProps) {
  const [current, setCurrent] = useState(firstDay);
  const grid = useRef<HTMLTableElement>(null);
  const hasMovedByKey = useRef(false);
  const month = current.slice(0, 7);
  const nameOf = (day: string) => {
    const count = booked.filter(({ date }) => date === day).length;
    return [formatLongDate(day), day === firstDay && t`today`, count > 0 && t`${count} booked`]
      .filter(Boolean)
      .join(', ');
  };
  const within = (day: string) => (day < firstDay ? firstDay : day > lastDay ? lastDay : day);

  // Focus the day in an effect, because its month may only just have rendered.
  useEffect(() => {
    if (!hasMovedByKey.current) return;
    hasMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    const sinceMonday = weekday.options.indexOf(getWeekday(current));
    const target = {
      ArrowLeft: addDays(current, -1),
      ArrowRight: addDays(current, 1),
      ArrowUp: addDays(current, -7),
      ArrowDown: addDays(current, 7),
      Home: addDays(current, -sinceMonday),
      End: addDays(current, 6 - sinceMonday),
      PageUp: addMonths(current, -1),
      PageDown: addMonths(current, 1),
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    hasMovedByKey.current = within(target) !== current;
    setCurrent(within(target));
  };

  return (
    <Stack gap="s2" className={styles.calendar}>
      <Inline canWrap={false} align="center" justify="between">
        <IconButton
          label={t`Previous month`}
          icon={<Icon glyph={ChevronLeft} size={20} />}
          disabled={month === firstDay.slice(0, 7)}
          onClick={() => setCurrent(within(addMonths(current, -1)))}
        />
        <p className={styles.month} aria-live="polite">
          {formatMonth(current)}
        </p>
        <IconButton
          label={t`Next month`}
          icon={<Icon glyph={ChevronRight} size={20} />}
          disabled={month === lastDay.slice(0, 7)}
          onClick={() => setCurrent(within(addMonths(current, 1)))}
        />
      </Inline>
      <table ref={grid} className={styles.grid} aria-label={t`Leave in ${formatMonth(current)}`}>
        <thead>
          <tr>
            {weekday.options.map((name) => (
              <th key={name} className={quietText} scope="col" abbr={weekdayName(name)}>
                {weekdayName(name).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week, at) => (
            <tr key={`${month} ${at}`}>
              {week.map((day, index) => (
                <td key={weekday.options[index]}>
                  {day !== null && (
                    <button
                      type="button"
                      className={day === firstDay ? styles.today : styles.day}
                      tabIndex={day === current ? 0 : -1}
                      data-state={leaveDays.includes(day) ? 'leave' : 'works'}
                      aria-label={nameOf(day)}
                      data-booked={booked.some(({ date }) => date === day) || undefined}
                      aria-pressed={leaveDays.includes(day)}
                      aria-current={day === firstDay ? 'date' : undefined}
                      disabled={day !== within(day)}
                      onKeyDown={handleKeyDown}
                      onClick={() => {
                        setCurrent(day);
                        onDayPress(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
