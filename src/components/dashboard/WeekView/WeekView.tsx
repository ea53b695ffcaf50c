import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { BlockedHours } from '../../../contract/doctors.ts';
import {
  findWeekRange,
  listDays,
  listWeekHours,
  startOfWeek,
} from '../../../domain/appointments/week.ts';
import { listBlockableDays } from '../../../domain/booking/block-choices.ts';
import type { Schedule } from '../../../domain/booking/slots.ts';
import { addDays, dateInIndia, formatDay, timeInIndia } from '../../../domain/time/india-time.ts';
import { softText } from '../../../theme/typography.css.ts';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMediaQuery } from '../../../ui/lazy/use-media-query.ts';
import { t } from '../../../words/t.ts';
import { BlockRow } from './BlockRow.tsx';
import { WeekDay } from './WeekDay.tsx';
import { WeekRow } from './WeekRow.tsx';
import * as styles from './WeekView.css.ts';

const WEEK = 7;
const FEW_DAYS = 3;

export interface WeekViewProps {
  schedule: Schedule & { blockedHours?: readonly BlockedHours[] | undefined };
  appointments: readonly Appointment[];
  now: Date;
  /** A day in the shown week. On a phone, the first of three days. */
  from: string;
  onFromChange: (date: string) => void;
  visitHref: (appointmentId: string) => string;
  /** The first of two taps. */
  onBlockTime: (date: string) => void;
}

export function WeekView({
  schedule,
  appointments,
  now,
  from,
  onFromChange,
  visitHref,
  onBlockTime,
}: WeekViewProps) {
  const isWide = useMediaQuery(styles.wide);
  const count = isWide ? WEEK : FEW_DAYS;
  const start = isWide ? startOfWeek(from) : from;
  const days = listDays(start, count);
  const end = days.at(-1) ?? start;
  const { first, last } = findWeekRange(appointments, now);
  // Pressed buttons keep the focus at the end of the range.
  const isFirst = start <= first;
  const isLast = end >= last;
  const hours = listWeekHours(schedule, appointments, days, now);
  const blockable = listBlockableDays(schedule, now);
  const today = dateInIndia(now);
  const nowHour = `${timeInIndia(now).slice(0, 2)}:00`;
  return (
    <div className={styles.frame}>
      <Inline canWrap={false} gap="s2" align="center" justify="between">
        <IconButton
          label={isWide ? t`Previous week` : t`Earlier days`}
          icon={<Icon glyph={ChevronLeft} size={20} />}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onFromChange(addDays(start, -count))}
        />
        <p className={styles.range} aria-live="polite">
          {t`${formatDay(start)} to ${formatDay(end)}`}
        </p>
        <IconButton
          label={isWide ? t`Next week` : t`Later days`}
          icon={<Icon glyph={ChevronRight} size={20} />}
          aria-disabled={isLast}
          onClick={() => !isLast && onFromChange(addDays(start, count))}
        />
      </Inline>
      <table className={styles.table} aria-label={t`${formatDay(start)} to ${formatDay(end)}`}>
        <thead>
          <tr>
            <th className={styles.corner} scope="col">
              <VisuallyHidden>{t`Hour`}</VisuallyHidden>
            </th>
            {days.map((date) => (
              <WeekDay key={date} date={date} isToday={date === today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {days.some((date) => blockable.includes(date)) && (
            <BlockRow days={days} blockable={blockable} onBlockTime={onBlockTime} />
          )}
          {hours.map((hour) => (
            <WeekRow
              key={hour.time}
              hour={hour}
              currentDay={hour.time === nowHour ? today : null}
              visitHref={visitHref}
            />
          ))}
        </tbody>
      </table>
      {hours.length === 0 && (
        <p className={softText}>{t`No working hours and no visits on these days.`}</p>
      )}
    </div>
  );
}
