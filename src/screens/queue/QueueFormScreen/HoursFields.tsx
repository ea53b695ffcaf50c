import { Calendar, Clock } from 'lucide-react';
import { HoursHint } from '../../../components/queue/HoursHint/HoursHint.tsx';
import { ZoneNotice } from '../../../components/booking/ZoneNotice/ZoneNotice.tsx';
import { MAX_QUEUE_HOURS } from '../../../contract/queue.ts';
import { dayParts, formatDay, formatTime } from '../../../domain/time/india-time.ts';
import type { QueueFormValues, QueueFormView } from '../../../domain/queue/queue-form.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import type { ValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { NumberField } from '../../../ui/forms/NumberField/NumberField.tsx';
import { Select } from '../../../ui/forms/Select/Select.tsx';
import { useRestoredFocus } from '../../../ui/navigation/use-restored-focus.ts';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './QueueFormScreen.css.ts';

export interface HoursFieldsProps {
  form: Pick<ValidatedForm<QueueFormValues>, 'field'>;
  view: QueueFormView;
  dates: readonly string[];
  firstName: string;
  hasBusyFailed: boolean;
  onRetryBusy: () => void;
  viewerTimeZone: string;
  now: Date;
}

export function HoursFields({
  form: { field },
  view,
  dates,
  firstName,
  hasBusyFailed,
  onRetryBusy,
  viewerTimeZone,
  now,
}: HoursFieldsProps) {
  const hourCycle = useHourCycle();
  const { date, times, time, endTime, limit } = view;
  const group = useRestoredFocus<HTMLDivElement>(limit ? 'limited' : 'free');
  const duration = field('duration');
  const isDayFull = times.length > 0 && times.every(({ isFree }) => !isFree);

  const timeHint = () => {
    if (isDayFull) return t`${firstName} is booked all day. Please choose another date.`;
    if (!hasBusyFailed) return undefined;
    return (
      <Say>
        We could not check which hours are booked.{' '}
        <Button variant="text" onPress={onRetryBusy}>
          Try again
        </Button>
      </Say>
    );
  };

  return (
    <div
      ref={group}
      className={styles.hours}
      role="group"
      aria-label={t`Date and hours`}
      tabIndex={-1}
    >
      <div className={styles.date}>
        <Select
          label={t`Date`}
          icon={<Icon glyph={Calendar} size={20} />}
          placeholder={t`Choose`}
          options={dates.map((day) => ({ value: day, label: formatDayOfYear(day) }))}
          isRequired
          {...field('date')}
          value={date}
        />
      </div>
      <Select
        label={t`Start time`}
        icon={<Icon glyph={Clock} size={20} />}
        placeholder={t`Choose`}
        emptyText={t`Please select a date first`}
        options={times.map((start) => ({
          value: start.time,
          label: formatTime(start.time, hourCycle),
          ...(!start.isFree && { unavailable: t`Not free` }),
        }))}
        description={timeHint()}
        isRequired
        {...field('time')}
        value={time}
      />
      <NumberField
        label={t`Duration, in hours`}
        minValue={1}
        maxValue={MAX_QUEUE_HOURS}
        description={endTime && t`Until ${formatTime(endTime, hourCycle)}`}
        isRequired
        {...duration}
      />
      {limit && (
        <div className={styles.whole}>
          <HoursHint
            limit={limit}
            time={time}
            firstName={firstName}
            onDurationChange={duration.onChange}
            onTimeChange={field('time').onChange}
          />
        </div>
      )}
      <div className={styles.zone}>
        <ZoneNotice viewerTimeZone={viewerTimeZone} now={now} />
      </div>
    </div>
  );
}

function formatDayOfYear(date: string): string {
  return `${formatDay(date)} ${dayParts(date).year}`;
}
