import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { t } from '../../../words/t.ts';
import { CancelDialog } from '../../appointments/CancelDialog/CancelDialog.tsx';
import { RequestItem } from './RequestItem.tsx';
import * as styles from './RequestList.css.ts';

export interface RequestListProps {
  requests: readonly Appointment[];
  onAccept: (id: string) => void;
  onDecline: (id: string, reason: string) => void;
  pendingId: string | null;
  actionError: { id: string; message: string } | null;
}

interface RequestDecision {
  id: string;
  kind: 'accept' | 'decline';
  isConfirming: boolean;
  isSent: boolean;
}

/** Spec §4 Appointment. */
export function RequestList({
  requests,
  onAccept,
  onDecline,
  pendingId,
  actionError,
}: RequestListProps) {
  const [answer, setAnswer] = useState<RequestDecision | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const answered = requests.find(({ id }) => id === answer?.id);
  const failure = answer?.isSent && actionError?.id === answer.id ? actionError.message : null;
  const asked = answer?.kind === 'decline' && answer.isConfirming ? answered : undefined;

  // The answered request disappears. Scrolling would move another one below the pointer.
  useEffect(() => {
    if (!answer?.isSent || answered || document.activeElement !== document.body) return;
    frame.current?.focus({ preventScroll: true });
  }, [answer, answered]);

  return (
    <div ref={frame} className={styles.frame} tabIndex={-1}>
      {!answered && <FormAlert message={failure} />}
      <p className={styles.empty}>
        {requests.length === 0
          ? t`No requests are waiting.`
          : requests.some(({ doctor }) => doctor.takesVisits === false)
            ? t`You cannot accept requests at the moment. Requests you do not decline end at the visit time.`
            : t`Accept or decline each request. Requests you do not answer end at the visit time.`}
      </p>
      <ul>
        {requests.map((request) => (
          <RequestItem
            key={request.id}
            request={request}
            state={pendingId === null ? 'idle' : pendingId === request.id ? 'answering' : 'held'}
            error={request === answered && !asked ? failure : null}
            onAccept={() => {
              setAnswer({ id: request.id, kind: 'accept', isConfirming: false, isSent: true });
              onAccept(request.id);
            }}
            onDecline={() =>
              setAnswer({ id: request.id, kind: 'decline', isConfirming: true, isSent: false })
            }
          />
        ))}
      </ul>
      {answer && asked && (
        <CancelDialog
          key={asked.id}
          appointment={asked}
          viewer="doctor"
          onClose={() => setAnswer({ ...answer, isConfirming: false, isSent: false })}
          onConfirm={(reason) => {
            setAnswer({ ...answer, isSent: true });
            onDecline(asked.id, reason);
          }}
          isPending={pendingId === asked.id}
          error={failure}
        />
      )}
    </div>
  );
}
