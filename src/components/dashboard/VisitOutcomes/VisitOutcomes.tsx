import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { VisitOutcome } from '../../../domain/appointments/outcomes.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { strongText } from '../../../theme/typography.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import * as styles from './VisitOutcomes.css.ts';

export interface VisitOutcomesProps {
  outcomes: readonly VisitOutcome[];
  /** For example '3 of 4 requests accepted'. */
  summary: string;
  /** Of one visit, for example 'Accepted'. */
  doneText: string;
  isSending: boolean;
}

const glyphs = { sending: Clock, done: CircleCheck, failed: CircleAlert };

/** One line for each visit. The summary gets the focus once all requests have a result. */
export function VisitOutcomes({ outcomes, summary, doneText, isSending }: VisitOutcomesProps) {
  const hourCycle = useHourCycle();
  const frame = useRef<HTMLDivElement>(null);
  const wasSending = useRef(isSending);
  useEffect(() => {
    if (wasSending.current && !isSending) frame.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);
  return (
    <div ref={frame} className={styles.outcomes} tabIndex={-1} role="group" aria-label={summary}>
      <p className={strongText}>{summary}</p>
      <ul>
        {outcomes.map(({ id, name, date, time, state, message }) => (
          <li key={id} className={styles.visit} data-state={state}>
            <Icon glyph={glyphs[state]} size={20} className={styles.icon} />
            <div className={styles.words}>
              <p>{name}</p>
              <p className={styles.when}>{formatSlot({ date, time }, hourCycle)}</p>
              <p>{state === 'done' ? doneText : state === 'sending' ? t`Waiting` : message}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
