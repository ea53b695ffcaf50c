import { type FormEvent, useEffect, useRef, useState } from 'react';
import { calendarDate } from '../../src/contract/common.ts';
import { TIME_STEPS } from '../../src/domain/doctors/schedule-edit.ts';
import {
  addDays,
  dateInIndia,
  formatTime,
  indiaInstant,
} from '../../src/domain/time/india-time.ts';
import { DateField, type TypedDate } from '../../src/ui/forms/DateField/DateField.tsx';
import { Choice } from '../kit/Choice.tsx';
import * as styles from '../kit/demo.css.ts';
import { useAction } from '../kit/use-action.ts';
import { formatMoment } from './format-moment.ts';

const LAST_DAY = '2099-12-31';

export interface ClockPanelProps {
  now: Date;
  /** True if the demo's time is not the device's. */
  isAhead: boolean;
  beforeNextVisit: () => Promise<Date | null>;
  onJump: (instant: Date) => Promise<void>;
}

export function ClockPanel({ now, isAhead, beforeNextVisit, onJump }: ClockPanelProps) {
  const [visit, setVisit] = useState<Date | null>(null);
  const tomorrow = addDays(dateInIndia(now), 1);
  const [date, setDate] = useState(() => toTyped(tomorrow));
  const [time, setTime] = useState('09:00');
  const [isEarlier, setIsEarlier] = useState(false);
  const { state, act } = useAction();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    let isShown = true;
    const find = async () => {
      const found = await beforeNextVisit();
      if (isShown) setVisit(found);
    };
    void find();
    return () => {
      isShown = false;
    };
  }, [beforeNextVisit]);

  const jump = (instant: Date) => act(() => onJump(instant));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const instant = toInstant(date, time);
    const isLater = instant !== null && instant > now;
    setIsEarlier(!isLater);
    if (isLater) jump(instant);
    else form.current?.querySelector('input')?.focus();
  };

  return (
    <>
      <p className={styles.hint}>
        It is {formatMoment(now)} in {isAhead ? 'the demo' : 'India'}. Time only goes forward, in
        all tabs. ‘Reset demo’ returns to the real time.
      </p>
      <div className={styles.steps}>
        {visit && (
          <button
            type="button"
            className={styles.button}
            aria-disabled={state === 'busy'}
            onClick={() => jump(visit)}
          >
            Jump to the visit ({formatMoment(visit)})
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          aria-disabled={state === 'busy'}
          onClick={() => jump(indiaInstant(tomorrow, '09:00'))}
        >
          Tomorrow 9:00
        </button>
      </div>
      <form className={styles.panel} ref={form} noValidate onSubmit={onSubmit}>
        <DateField
          label="Date in India"
          value={date}
          onChange={setDate}
          {...(isEarlier && { error: 'Choose a time that is still ahead.' })}
        />
        <Choice
          label="Time in India"
          value={time}
          options={TIME_STEPS}
          toLabel={(step) => formatTime(step)}
          onChange={setTime}
        />
        <p className={styles.hint} role="status">
          {state === 'failed' && 'That did not work. Try again.'}
        </p>
        <button type="submit" className={styles.button} aria-disabled={state === 'busy'}>
          Jump
        </button>
      </form>
    </>
  );
}

function toTyped(date: string): TypedDate {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day, month, year };
}

/** @returns null if there is no such day */
function toInstant({ day, month, year }: TypedDate, time: string): Date | null {
  const date = `${year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
  return calendarDate.safeParse(date).success && date <= LAST_DAY ? indiaInstant(date, time) : null;
}
