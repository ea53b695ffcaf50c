import { useEffect, useRef, useState } from 'react';
import type { Appointment, MoveAnswer } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { MoveProposal } from '../../appointments/MoveProposal/MoveProposal.tsx';
import * as styles from './ProposalList.css.ts';

export interface ProposalListProps {
  /** Each has a proposal. */
  visits: readonly Appointment[];
  viewer: Role;
  now: Date;
  onAnswer: (visit: Appointment, answer: MoveAnswer) => void;
  pendingId: string | null;
  actionError: { id: string; message: string } | null;
}

export function ProposalList({
  visits,
  viewer,
  now,
  onAnswer,
  pendingId,
  actionError,
}: ProposalListProps) {
  const [answeredId, setAnsweredId] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isListed = visits.some(({ id }) => id === answeredId);
  const failure = answeredId !== null && actionError?.id === answeredId ? actionError.message : null;

  // The answered proposal disappears.
  useEffect(() => {
    if (answeredId === null || isListed || document.activeElement !== document.body) return;
    frame.current?.focus();
  }, [answeredId, isListed]);

  return (
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
              error={visit.id === answeredId ? failure : null}
              onAnswer={(answer) => {
                setAnsweredId(visit.id);
                onAnswer(visit, answer);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
