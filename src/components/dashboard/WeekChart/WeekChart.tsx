import { formatCount } from '../../../domain/count.ts';
import type { WeekDayCount } from '../../../domain/appointments/dashboard.ts';
import { shortWeekday } from '../../../domain/time/day-names.ts';
import { formatDay, formatSpokenDay, getWeekday } from '../../../domain/time/india-time.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { axisMarks } from './chart-scale.ts';
import { WeekTable } from './WeekTable.tsx';
import * as styles from './WeekChart.css.ts';

export interface WeekChartProps {
  /** Begins on Monday. */
  days: readonly WeekDayCount[];
}

export function WeekChart({ days }: WeekChartProps) {
  const marks = axisMarks(Math.max(...days.map(({ completed, booked }) => completed + booked)));
  const top = marks.at(-1) ?? 1;
  return (
    <Stack gap="s3">
      <div className={styles.chart} role="img" aria-label={spoken(days)}>
        <div className={styles.plot} aria-hidden="true">
          {marks.map((mark) => (
            <span
              key={mark}
              className={styles.mark}
              style={{ insetBlockEnd: `${(mark / top) * 100}%` }}
            >
              <span className={styles.markLabel}>{mark.toLocaleString('en-IN')}</span>
            </span>
          ))}
          <div className={styles.bars}>
            {days.map(({ date, completed, booked }) => {
              const total = completed + booked;
              return (
                <span key={date} className={styles.column}>
                  {total > 0 && <span className={styles.total}>{total}</span>}
                  <span
                    className={styles.bar}
                    data-state={total > 0 ? 'filled' : 'empty'}
                    style={{ blockSize: `${(total / top) * 100}%` }}
                  >
                    {booked > 0 && (
                      <span className={styles.bookedPart} style={{ flexGrow: booked }} />
                    )}
                    {completed > 0 && (
                      <span className={styles.completedPart} style={{ flexGrow: completed }} />
                    )}
                  </span>
                </span>
              );
            })}
          </div>
        </div>
        <div className={styles.days} aria-hidden="true">
          {days.map(({ date }) => (
            <span key={date}>{shortWeekday(getWeekday(date))}</span>
          ))}
        </div>
      </div>
      <Inline as="p" gap="s4" rowGap="s1" className={quietText} aria-hidden="true">
        <span className={styles.key}>
          <span className={styles.completedSwatch} />
          {t`Completed`}
        </span>
        <span className={styles.key}>
          <span className={styles.bookedSwatch} />
          {t`Booked`}
        </span>
      </Inline>
      <WeekTable days={days} />
    </Stack>
  );
}

function spoken(days: readonly WeekDayCount[]): string {
  const sentences = days
    .filter(({ completed, booked }) => completed + booked > 0)
    .map(({ date, completed, booked }) => {
      const parts = [completed > 0 && t`${completed} completed`, booked > 0 && t`${booked} booked`];
      return `${formatSpokenDay(date)}: ${parts.filter(Boolean).join(', ')}`;
    });
  const all = days.reduce((sum, { completed, booked }) => sum + completed + booked, 0);
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const week = t`${formatDay(first)} to ${formatDay(last)}`;
  return [
    `${week}, ${plural(all, { one: t`1 appointment`, other: t`${formatCount(all)} appointments` })}`,
    ...sentences,
  ].join('; ');
}
