import type { ReactNode } from 'react';
import * as styles from './BookingStep.css.ts';

export interface BookingStepProps {
  /** The step's place in the booking, from 1. */
  number: number;
  /** What the step asks, its heading. */
  title: ReactNode;
  /** A short remark at the other end of the heading's line. */
  remark?: string;
  /** The step's choices. */
  children: ReactNode;
}

/** One numbered step of a booking, stitched to the next; phones leave the number out. */
export function BookingStep({ number, title, remark, children }: BookingStepProps) {
  return (
    <div className={styles.step}>
      <div className={styles.rail} aria-hidden="true">
        <span className={styles.number}>{number}</span>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {remark && <span className={styles.remark}>{remark}</span>}
        </div>
        {children}
      </div>
    </div>
  );
}
