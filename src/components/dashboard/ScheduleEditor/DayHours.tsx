import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { weekday, type Weekday } from '../../../contract/doctors.ts';
import { weekdayName } from '../../../domain/time/day-names.ts';
import { formatTime } from '../../../domain/time/india-time.ts';
import {
  TIME_STEPS,
  suggestWindow,
  windowProblems,
  type DayWindow,
} from '../../../domain/doctors/schedule-edit.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ErrorLine } from '../../../ui/forms/Field/ErrorLine.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { NativeSelect } from '../../../ui/forms/NativeSelect/NativeSelect.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { CopyDay } from './CopyDay.tsx';
import { listOptions } from './list-options.ts';
import { flushTextButtons } from '../../../theme/flush.css.ts';
import * as styles from './ScheduleEditor.css.ts';

export interface DayHoursProps {
  day: Weekday;
  windows: readonly DayWindow[];
  onChange: (windows: readonly DayWindow[]) => void;
  onCopy: (days: Weekday[]) => void;
}

export function DayHours({ day, windows, onChange, onCopy }: DayHoursProps) {
  const hourCycle = useHourCycle();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const hasAdded = useRef(false);
  const count = useRef(windows.length);
  const [isCopying, setIsCopying] = useState(false);
  const problems = windowProblems(windows);
  const suggestion = suggestWindow(windows);

  // The added fields render only after the draft changes.
  useEffect(() => {
    const hasGrown = windows.length > count.current;
    count.current = windows.length;
    if (!hasGrown || !hasAdded.current) return;
    hasAdded.current = false;
    const selects = body.current?.querySelectorAll('select') ?? [];
    Array.from(selects).at(-2)?.focus();
  }, [windows.length]);

  const dayName = weekdayName(day);
  const change = (at: number, times: Partial<DayWindow>) =>
    onChange(windows.map((window, index) => (index === at ? { ...window, ...times } : window)));
  const listTimes = (current: string) =>
    listOptions(TIME_STEPS, current, (time) => formatTime(time, hourCycle));

  return (
    <fieldset className={styles.day}>
      <legend className={styles.dayName}>{dayName}</legend>
      <div ref={body} className={styles.dayBody}>
        {windows.length === 0 && <p className={styles.off}>{t`Off`}</p>}
        {windows.map(({ startTime, endTime }, at) => {
          const place = windows.length > 1 ? `${dayName} ${at + 1}` : dayName;
          const problem = problems[at] ?? null;
          const errorId = problem === null ? undefined : `${id}-${at}`;
          const text = t`${formatTime(startTime, hourCycle)} to ${formatTime(endTime, hourCycle)}`;
          return (
            <Stack key={at} gap="s1">
              <Inline gap="s2" align="center" className={styles.times}>
                <div className={styles.time}>
                  <NativeSelect
                    label={t`Start, ${place}`}
                    isLabelHidden
                    options={listTimes(startTime)}
                    value={startTime}
                    onChange={(time) => change(at, { startTime: time })}
                    errorId={errorId}
                  />
                </div>
                <span aria-hidden="true">{t`to`}</span>
                <div className={styles.time}>
                  <NativeSelect
                    label={t`End, ${place}`}
                    isLabelHidden
                    options={listTimes(endTime)}
                    value={endTime}
                    onChange={(time) => change(at, { endTime: time })}
                    errorId={errorId}
                  />
                </div>
                <IconButton
                  label={t`Remove ${text}, ${dayName}`}
                  icon={<Icon glyph={X} size={20} />}
                  onClick={() => {
                    onChange(windows.filter((_, index) => index !== at));
                    addButton.current?.focus();
                  }}
                />
              </Inline>
              {problem !== null && <ErrorLine id={`${id}-${at}`}>{problem}</ErrorLine>}
            </Stack>
          );
        })}
        <Inline gap="s3" rowGap="none" className={flushTextButtons}>
          <Button
            ref={addButton}
            variant="text"
            aria-label={t`Add hours, ${dayName}`}
            isDisabled={suggestion === null}
            onPress={() => {
              if (!suggestion) return;
              hasAdded.current = true;
              onChange([...windows, suggestion]);
            }}
          >
            {t`Add hours`}
          </Button>
          <Button
            variant="text"
            aria-label={t`Copy ${dayName} to other days`}
            aria-expanded={isCopying}
            onPress={() => setIsCopying(!isCopying)}
          >
            {t`Copy to other days`}
          </Button>
        </Inline>
        {isCopying && (
          <CopyDay
            from={day}
            days={weekday.options.filter((other) => other !== day)}
            onCopy={(days) => {
              setIsCopying(false);
              onCopy(days);
              addButton.current?.focus();
            }}
          />
        )}
      </div>
    </fieldset>
  );
}
