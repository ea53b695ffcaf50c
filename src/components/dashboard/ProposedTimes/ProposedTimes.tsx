import type { Appointment, MoveAnswer } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { visitsWithProposal } from '../../../domain/appointments/dashboard.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { t } from '../../../words/t.ts';
import { MoveProposal } from '../../appointments/MoveProposal/MoveProposal.tsx';
import {
  DashboardSection,
  type DashboardSectionProps,
} from '../DashboardSection/DashboardSection.tsx';
import { type ActionError, useAnsweredVisit } from '../use-answered-visit.ts';
import * as styles from './ProposedTimes.css.ts';

export interface ProposedTimesProps extends Pick<DashboardSectionProps, 'size'> {
  appointments: readonly Appointment[];
  viewer: Role;
  now: Date;
  onMoveAnswer: (visit: Appointment, answer: MoveAnswer) => void;
  pendingId: string | null;
  actionError: ActionError | null;
}

/** Renders nothing unless a proposed time waits for an answer. */
export function ProposedTimes({
  appointments,
  viewer,
  now,
  size,
  onMoveAnswer,
  pendingId,
  actionError,
}: ProposedTimesProps) {
  const visits = visitsWithProposal(appointments, viewer, now);
  const { frame, isListed, failure, failureOf, onAnswered } = useAnsweredVisit(visits, actionError);
  if (visits.length === 0 && failure === null) return null;
  return (
    <DashboardSection title={t`Proposed times`} {...(size && { size })}>
      <div ref={frame} className={styles.frame} tabIndex={-1}>
        {!isListed && <FormAlert message={failure} />}
        <ul>
          {visits.map((visit) => (
            <li key={visit.id} className={styles.visit}>
              <h3 className={styles.name}>
                {viewer === 'patient' ? withDoctorTitle(visit.doctor.name) : visit.patient.name}
              </h3>
              <MoveProposal
                visit={visit}
                viewer={viewer}
                now={now}
                isBusy={pendingId === visit.id}
                error={failureOf(visit.id)}
                onAnswer={(answer) => {
                  onAnswered(visit.id);
                  onMoveAnswer(visit, answer);
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </DashboardSection>
  );
}
