import type { Appointment } from '../../../contract/appointments.ts';
import { openFollowUps } from '../../../domain/appointments/follow-up.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { t } from '../../../words/t.ts';
import type { FollowUpParts } from '../../appointments/FollowUp/FollowUp.tsx';
import { FollowUpOffer } from '../../appointments/FollowUp/FollowUpOffer.tsx';
import { DashboardSection } from '../DashboardSection/DashboardSection.tsx';
import { type ActionError, useAnsweredVisit } from '../use-answered-visit.ts';
import * as styles from './FollowUps.css.ts';

export interface FollowUpsProps {
  appointments: readonly Appointment[];
  now: Date;
  getFollowUp: (visit: Appointment) => FollowUpParts;
  pendingId: string | null;
  actionError: ActionError | null;
}

/** For patients. Renders nothing unless a doctor waits for an answer. */
export function FollowUps({
  appointments,
  now,
  getFollowUp,
  pendingId,
  actionError,
}: FollowUpsProps) {
  const visits = openFollowUps(appointments, now);
  const { frame, isListed, failure, failureOf, onAnswered } = useAnsweredVisit(visits, actionError);
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
                      onAnswered(visit.id);
                      onAnswer(visit, slot);
                    }}
                    onRetry={onRetry}
                  />
                  <FormAlert message={failureOf(visit.id)} />
                </li>
              )
            );
          })}
        </ul>
      </div>
    </DashboardSection>
  );
}
