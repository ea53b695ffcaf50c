import { useEffect, useRef, useState } from 'react';
import type { HealthFacts, Sharing } from '../../../contract/sharing.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { firstName } from '../../../domain/names.ts';
import {
  dateInIndia,
  formatDay,
  formatTime,
  timeInIndia,
  type HourCycle,
} from '../../../domain/time/india-time.ts';
import { quietText, strongText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { DashboardSection } from '../../dashboard/DashboardSection/DashboardSection.tsx';
import { AsyncSection } from '../../shared/AsyncSection/AsyncSection.tsx';
import { HealthFactsList } from '../HealthFactsList/HealthFactsList.tsx';
import * as styles from './HealthAccess.css.ts';

export interface HealthAccessProps {
  patientName: string;
  /** Null if the patient does not share them. */
  facts: Loadable<HealthFacts> | null;
  /** Of health facts that the patient shows beside the scope, or null. */
  lastDay: string | null;
  request: Sharing['healthRequest'] | null;
  /** False after a refusal, and for a visit that is over. */
  mayAsk: boolean;
  submission: Submission;
  /** Format yyyy-MM-dd. */
  today: string;
  onAsk: () => void;
  onRetry: () => void;
}

/** For the visit's doctor, who asks to see allergies that are not shared. */
export function HealthAccess({ facts, lastDay, onRetry, ...rest }: HealthAccessProps) {
  const { patientName, request, mayAsk, submission, today, onAsk } = rest;
  const hourCycle = useHourCycle();
  const [hasSeen, setHasSeen] = useState(false);
  const [hasWaited, setHasWaited] = useState(false);
  if (facts?.status === 'ready' && !hasSeen) setHasSeen(true);
  if (!facts && !hasWaited) setHasWaited(true);
  const isRefused = !facts && request?.state === 'refused';
  const isWaiting = !facts && request?.state === 'asked' && mayAsk;
  const canAsk = !facts && !isRefused && !isWaiting && mayAsk;
  const status = useRef<HTMLParagraphElement>(null);
  const couldAsk = useRef(canAsk);
  useEffect(() => {
    // The pressed button disappears.
    const isFocusLost = document.activeElement === document.body;
    if (couldAsk.current && !canAsk && isFocusLost) status.current?.focus({ preventScroll: true });
    couldAsk.current = canAsk;
  }, [canAsk]);
  const name = firstName(patientName);
  const words = (): string => {
    if (facts)
      return facts.status === 'ready' && hasWaited ? t`${name} shows them to you now.` : '';
    if (isRefused) {
      return hasSeen ? t`${name} no longer shares them.` : t`${name} did not share them.`;
    }
    return isWaiting ? waitingText(request.askedAt, name, today, hourCycle) : '';
  };
  return (
    <DashboardSection title={t`Health facts`} size="small">
      <div>
        {!facts && !isRefused && <p className={strongText}>{t`Allergies are not shared`}</p>}
        {/* Always rendered, or changes would not be announced. */}
        <p ref={status} role="status" tabIndex={-1} className={styles.status}>
          {words()}
        </p>
        {facts && (
          <Stack gap="s4">
            <AsyncSection
              data={facts}
              failure={t`The health facts could not be loaded`}
              onRetry={onRetry}
              empty={() => null}
            >
              {(known) => <HealthFactsList facts={known} today={today} />}
            </AsyncSection>
            {lastDay !== null && (
              <p className={quietText}>{t`Shown to you until ${formatDay(lastDay)}.`}</p>
            )}
          </Stack>
        )}
        {!facts && !isRefused && !isWaiting && (
          <Stack gap="s3">
            <FormAlert message={submission.error} />
            {canAsk && (
              <div>
                <Button variant="secondary" isPending={submission.isSubmitting} onPress={onAsk}>
                  {t`Ask to see them`}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </div>
    </DashboardSection>
  );
}

function waitingText(askedAt: string, name: string, today: string, hourCycle: HourCycle): string {
  const at = new Date(askedAt);
  const time = formatTime(timeInIndia(at), hourCycle);
  const day = dateInIndia(at);
  return day === today
    ? t`Asked at ${time}. ${name} has not answered yet.`
    : t`Asked on ${formatDay(day)} at ${time}. ${name} has not answered yet.`;
}
