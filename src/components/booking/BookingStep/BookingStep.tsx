import type { ReactNode } from 'react';
import { h3Text, quietText } from '../../../theme/typography.css.ts';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import * as styles from './BookingStep.css.ts';

export interface BookingStepProps {
  /** Starts at 1. Hidden on phones. */
  number: number;
  title: ReactNode;
  remark?: string;
  children: ReactNode;
}

export function BookingStep({ number, title, remark, children }: BookingStepProps) {
  return (
    <div className={styles.step}>
      <div className={styles.rail} aria-hidden="true">
        <span className={styles.number}>{number}</span>
      </div>
      <div className={styles.body}>
        <Inline gap="s4" rowGap="none" align="baseline" justify="between" className={styles.head}>
          <h2 className={h3Text}>{title}</h2>
          {remark && <span className={quietText}>{remark}</span>}
        </Inline>
        {children}
      </div>
    </div>
  );
}
