import { useEffect, useRef } from 'react';
import type { QueueBooking, QueueEvent } from '../../src/contract/queue.ts';
import { firstName } from '../../src/domain/names.ts';
import * as styles from '../kit/demo.css.ts';
import { helperSteps } from './helper-steps.ts';
import { useAction } from '../kit/use-action.ts';

export interface DemoHelperProps {
  booking: QueueBooking;
  now: Date;
  onJump: (instant: Date) => Promise<void>;
  onMove: (event: QueueEvent) => Promise<void>;
}

export function DemoHelper({ booking, now, onJump, onMove }: DemoHelperProps) {
  const { state, act } = useAction();
  const box = useRef<HTMLElement>(null);
  const hasActed = useRef(false);
  const steps = helperSteps(booking, now);
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    (box.current ?? document.getElementById('main'))?.focus();
  });
  if (steps.length === 0) return null;
  return (
    <section className={styles.box} aria-label="Demo helper" ref={box} tabIndex={-1}>
      <p className={styles.title}>Demo helper</p>
      <p className={styles.hint}>
        In the demo you play {firstName(booking.freelancer.name)}. Use these buttons to move the
        booking on.
      </p>
      <div className={styles.steps}>
        {steps.map(({ label, event, at }) => (
          <button
            key={label}
            type="button"
            className={styles.button}
            aria-disabled={state === 'busy'}
            onClick={() => {
              hasActed.current = true;
              act(async () => {
                if (at) await onJump(at);
                await onMove(event);
              });
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <p className={styles.hint} role="status">
        {state === 'failed' &&
          'That did not work. The booking has changed. Check its status and try again.'}
      </p>
    </section>
  );
}
