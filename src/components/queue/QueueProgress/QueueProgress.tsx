import { Check, X } from 'lucide-react';
import type { QueueBooking } from '../../../contract/queue.ts';
import { formatMoment, queueStatusWords } from '../../../domain/queue/queue-words.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { listQueueSteps, type QueueStep } from './queue-steps.ts';
import * as styles from './QueueProgress.css.ts';

export interface QueueProgressProps {
  booking: QueueBooking;
}

/** Spec §4 Queue service. */
export function QueueProgress({ booking }: QueueProgressProps) {
  const { token, peopleAhead, status } = booking;
  const isWaiting = status === 'in-queue';
  const hasFigures = isWaiting || status === 'your-turn';
  return (
    <Stack gap="s5">
      {hasFigures && (token !== undefined || peopleAhead !== undefined) && (
        <Inline as="dl" gap="s8" rowGap="s4">
          {token !== undefined && <Figure term={t`Your token`}>{token}</Figure>}
          {isWaiting && peopleAhead !== undefined && (
            <Figure term={plural(peopleAhead, { one: t`Person ahead`, other: t`People ahead` })}>
              {String(peopleAhead)}
            </Figure>
          )}
        </Inline>
      )}
      <ol aria-label={t`Steps of the booking`}>
        {listQueueSteps(booking).map((step) => (
          <Step key={step.status} step={step} />
        ))}
      </ol>
    </Stack>
  );
}

function Step({ step }: { step: QueueStep }) {
  const hourCycle = useHourCycle();
  const { status, at, state, isCurrent } = step;
  return (
    <li className={styles.step} data-state={state} aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles.thread} aria-hidden="true">
        <span className={styles.mark}>
          {state === 'done' && <Check className={styles.sign} strokeWidth={3} />}
          {state === 'cancelled' && <X className={styles.sign} strokeWidth={3} />}
        </span>
      </span>
      <p className={styles.name}>
        {queueStatusWords[status]}
        {state === 'open' && <VisuallyHidden> {t`(still to come)`}</VisuallyHidden>}
      </p>
      {at !== null && (
        <time className={styles.time} dateTime={at}>
          {formatMoment(at, hourCycle)}
        </time>
      )}
    </li>
  );
}

function Figure({ term, children }: { term: string; children: string }) {
  return (
    <Stack gap="s1">
      <dt className={quietText}>{term}</dt>
      <dd className={styles.number}>{children}</dd>
    </Stack>
  );
}
