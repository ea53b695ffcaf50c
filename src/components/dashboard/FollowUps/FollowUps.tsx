import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import { openFollowUps } from '../../../domain/appointments/follow-up.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { t } from '../../../words/t.ts';
import type { FollowUpParts } from '../../appointments/FollowUp/FollowUp.tsx';
import { FollowUpOffer } from '../../appointments/FollowUp/FollowUpOffer.tsx';
import { DashboardSection } from '../DashboardSection/DashboardSection.tsx';
import * as styles from './FollowUps.css.ts';

export interface FollowUpsProps {
  appointments: readonly Appointment[];
  now: Date;
  getFollowUp: (visit: Appointment) => FollowUpParts;
  pendingId: string | null;
  actionError: { id: string; message: string } | null;
}

/** For patients. Renders nothing unless a doctor waits for an answer. */
export function FollowUps({
  appointments,
  now,
  getFollowUp,
  pendingId,
  actionError,
}: FollowUpsProps) {
  const [answeredId, setAnsweredId] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const visits = openFollowUps(appointments, now);
  const isListed = visits.some(({ id }) => id === answeredId);
  const failure =
    answeredId !== null && actionError?.id === answeredId ? actionError.message : null;

  // The answered wish disappears, the last one with the section.
  useEffect(() => {
    if (answeredId === null || isListed || document.activeElement !== document.body) return;
    (frame.current ?? document.getElementById('main'))?.focus();
  }, [answeredId, isListed]);

  if (visits.length === 0 && failure === null) return null;
  return (
    <DashboardSection title={t`Your doctor would like to see you again`}>
      <div ref={frame} className={styles.frame} tabIndex={-1}>
        {!isListed && <FormAlert message={failure} />}
        <ul>
          {visits.map((visit) => {
            const { offer, otherHref, onAnswer, onRetry } = getFollowUp(visit);
            return (
              visit.followUp && (
                <li key={visit.id} className={styles.visit}>
                  <FollowUpOffer
                    visit={visit}
                    followUp={visit.followUp}
                    offer={offer}
                    otherHref={otherHref}
                    isBusy={pendingId === visit.id}
                    onAnswer={(slot) => {
                      setAnsweredId(visit.id);
                      onAnswer(visit, slot);
                    }}
                    onRetry={onRetry}
                  />
                  {visit.id === answeredId && <FormAlert message={failure} />}
                </li>
              )
            );
          })}
        </ul>
      </div>
    </DashboardSection>
  );
}
