import { weekday } from '../../../contract/doctors.ts';
import { shortWeekday, weekdayName } from '../../../domain/time/day-names.ts';
import {
  addDays,
  formatDay,
  formatTime,
  toMinutes,
  getWeekday,
} from '../../../domain/time/india-time.ts';
import { openWindows, type Schedule } from '../../../domain/booking/slots.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { gridSpan, hourMark, placeIn, shortTime } from './grid-hours.ts';
import * as styles from './AvailabilityGrid.css.ts';

export interface AvailabilityGridProps {
  schedule: Schedule;
  /** Date in India, as yyyy-MM-dd. Leave is marked for 7 days. */
  today: string;
}

/** Weekly hours in India time (spec §2 Doctor dashboard). */
export function AvailabilityGrid({ schedule, today }: AvailabilityGridProps) {
  const hourCycle = useHourCycle();
  const span = gridSpan(schedule.availability);
  const leaveDays = Array.from({ length: 7 }, (_, at) => addDays(today, at)).filter((date) =>
    schedule.leaveDays?.includes(date),
  );
  return (
    <Stack className={styles.grid}>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.hours}>
          {span.marks.map((mark) => (
            <span
              key={mark}
              className={styles.hour}
              style={{ insetInlineStart: `${placeIn(span, mark)}%` }}
            >
              {hourMark(mark, hourCycle)}
            </span>
          ))}
        </span>
      </div>
      <ul>
        {weekday.options.map((day) => {
          const windows = openWindows(schedule.availability, day);
          const leaveDay = leaveDays.find((date) => getWeekday(date) === day);
          const isLeave = leaveDay !== undefined && windows.length > 0;
          return (
            <li key={day} className={styles.row} data-state={windows.length > 0 ? 'works' : 'off'}>
              <abbr className={styles.day} title={weekdayName(day)}>
                {shortWeekday(day)}
              </abbr>
              <div className={styles.track}>
                {span.marks.map((mark) => (
                  <span
                    key={mark}
                    className={styles.line}
                    style={{ insetInlineStart: `${placeIn(span, mark)}%` }}
                    aria-hidden="true"
                  />
                ))}
                {windows.map(({ startTime, endTime }) => {
                  const start = placeIn(span, toMinutes(startTime));
                  const short = [startTime, endTime].map((time) => shortTime(time, hourCycle));
                  const text = short.join(' – ');
                  return (
                    <span
                      key={startTime}
                      className={styles.window}
                      data-state={isLeave ? 'leave' : undefined}
                      style={{
                        insetInlineStart: `${start}%`,
                        inlineSize: `${placeIn(span, toMinutes(endTime)) - start}%`,
                      }}
                    >
                      <span
                        className={text.length > 6 ? styles.longLabel : styles.label}
                        aria-hidden="true"
                      >
                        {text}
                      </span>
                      <span className={styles.spoken}>
                        <Say>
                          {formatTime(startTime, hourCycle)} to {formatTime(endTime, hourCycle)}
                        </Say>
                      </span>
                    </span>
                  );
                })}
                {windows.length === 0 && <span className={styles.off}>{t`Off`}</span>}
              </div>
              {isLeave && (
                <p className={styles.leave}>
                  <Say>On leave {formatDay(leaveDay)}</Say>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
