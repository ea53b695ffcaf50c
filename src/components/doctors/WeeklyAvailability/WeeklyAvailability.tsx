import { weekday, type AvailabilityWindow } from '../../../contract/doctors.ts';
import { shortWeekday, weekdayName } from '../../../domain/time/day-names.ts';
import { formatTime } from '../../../domain/time/india-time.ts';
import { openWindows } from '../../../domain/booking/slots.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import * as styles from './WeeklyAvailability.css.ts';

export interface WeeklyAvailabilityProps {
  /** Times are in India time. */
  availability: readonly AvailabilityWindow[];
}

export function WeeklyAvailability({ availability }: WeeklyAvailabilityProps) {
  const hourCycle = useHourCycle();
  return (
    <ul className={styles.week}>
      {weekday.options.map((day) => {
        const windows = openWindows(availability, day);
        return (
          <li key={day} className={styles.cell}>
            <div className={styles.day} data-state={windows.length > 0 ? 'works' : 'off'}>
              <abbr className={styles.name} title={weekdayName(day)}>
                {shortWeekday(day)}
              </abbr>
              <Stack gap="s1" className={styles.windows}>
                {windows.map(({ startTime, endTime }) => (
                  <p key={startTime} className={styles.window}>
                    <time dateTime={startTime}>{formatTime(startTime, hourCycle)}</time>
                    <span className={styles.dash}> – </span>
                    <time dateTime={endTime}>{formatTime(endTime, hourCycle)}</time>
                  </p>
                ))}
                {windows.length === 0 && t`Off`}
              </Stack>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
