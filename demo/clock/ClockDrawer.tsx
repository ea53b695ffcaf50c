import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  addDays,
  dateInIndia,
  formatDay,
  formatTime,
  indiaInstant,
  timeInIndia,
} from '../../src/domain/time/india-time.ts';
import * as styles from '../kit/demo.css.ts';
import { Drawer } from '../kit/Drawer.tsx';
import { useAction } from '../kit/use-action.ts';

const LAST_DAY = '2099-12-31';

export interface ClockDrawerProps {
  now: Date;
  /** True if the demo's time is not the device's. */
  isAhead: boolean;
  beforeNextVisit: () => Promise<Date | null>;
  onJump: (instant: Date) => Promise<void>;
}

export function ClockDrawer({ onJump, ...clock }: ClockDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  return (
    <Drawer
      label={clock.isAhead ? `Clock: ${formatMoment(clock.now)}` : 'Clock'}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      toggleRef={toggle}
    >
      {isOpen && (
        <div ref={drawer}>
          <Jumps
            {...clock}
            onJump={async (instant) => {
              await onJump(instant);
              const hasFocus = drawer.current?.contains(document.activeElement);
              setIsOpen(false);
              if (hasFocus) toggle.current?.focus();
            }}
          />
        </div>
      )}
    </Drawer>
  );
}

function Jumps({ now, isAhead, beforeNextVisit, onJump }: ClockDrawerProps) {
  const [visit, setVisit] = useState<Date | null>(null);
  const [isEarlier, setIsEarlier] = useState(false);
  const { state, act } = useAction();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const noteId = useId();
  const tomorrow = indiaInstant(addDays(dateInIndia(now), 1), '09:00');

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
    const [date = '', time = ''] = field.current?.value.split('T') ?? [];
    const instant = indiaInstant(date, time.slice(0, 5));
    const isLater = instant > now && date <= LAST_DAY;
    setIsEarlier(!isLater);
    if (isLater) jump(instant);
    else field.current?.focus();
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
          onClick={() => jump(tomorrow)}
        >
          Tomorrow 9:00
        </button>
      </div>
      <form noValidate onSubmit={onSubmit}>
        <label className={styles.text} htmlFor={fieldId}>
          Date and time in India
        </label>
        <input
          id={fieldId}
          ref={field}
          className={styles.input}
          type="datetime-local"
          min={`${dateInIndia(now)}T${timeInIndia(now)}`}
          max={`${LAST_DAY}T23:59`}
          defaultValue={`${dateInIndia(tomorrow)}T09:00`}
          aria-describedby={noteId}
          aria-invalid={isEarlier}
        />
        <p className={styles.hint} id={noteId} role="status">
          {isEarlier && 'Choose a time that is still ahead.'}
          {state === 'failed' && 'That did not work. Try again.'}
        </p>
        <div className={styles.steps}>
          <button type="submit" className={styles.button} aria-disabled={state === 'busy'}>
            Jump
          </button>
        </div>
      </form>
    </>
  );
}

function formatMoment(instant: Date): string {
  return `${formatDay(dateInIndia(instant))}, ${formatTime(timeInIndia(instant))}`;
}
