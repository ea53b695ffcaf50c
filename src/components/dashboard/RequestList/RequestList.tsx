import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { SeveralVisits } from '../../../domain/appointments/outcomes.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { t } from '../../../words/t.ts';
import { CancelDialog } from '../../appointments/CancelDialog/CancelDialog.tsx';
import { AcceptSeveral } from './AcceptSeveral.tsx';
import { RequestItem } from './RequestItem.tsx';
import * as styles from './RequestList.css.ts';

export interface RequestListProps {
  requests: readonly Appointment[];
  onAccept: (id: string) => void;
  onDecline: (id: string, reason: string) => void;
  pendingId: string | null;
  actionError: { id: string; message: string } | null;
  onAcceptSeveral: (requests: readonly Appointment[]) => void;
  /** The last requests that were accepted at once. */
  acceptance: SeveralVisits;
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
  onAcceptSeveral,
  acceptance,
}: RequestListProps) {
  const [answer, setAnswer] = useState<RequestDecision | null>(null);
  /** Ids that the doctor has unticked, so that a new request is ticked, too. Null outside the choice. */
  const [left, setLeft] = useState<readonly string[] | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const answered = requests.find(({ id }) => id === answer?.id);
  const failure = answer?.isSent && actionError?.id === answer.id ? actionError.message : null;
  const asked = answer?.kind === 'decline' && answer.isConfirming ? answered : undefined;
  const possible = requests.filter(({ doctor }) => doctor.takesVisits !== false);
  const chosen = possible.filter(({ id }) => !left?.includes(id));

  // The answered request disappears. Scrolling would move another one below the pointer.
  useEffect(() => {
    if (!answer?.isSent || answered || document.activeElement !== document.body) return;
    frame.current?.focus({ preventScroll: true });
  }, [answer, answered]);

  const isChoosing = left !== null;
  useEffect(() => {
    // The pressed button is gone.
    if (isChoosing) frame.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
  }, [isChoosing]);

  const endChoice = () => {
    setLeft(null);
    frame.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={frame} className={styles.frame} tabIndex={-1}>
      {!answered && <FormAlert message={failure} />}
      <p className={styles.empty}>
        {requests.length === 0
          ? t`No requests are waiting.`
          : possible.length < requests.length
            ? t`You cannot accept requests at the moment. Requests you do not decline end at the visit time.`
            : t`Accept or decline each request. Requests you do not answer end at the visit time.`}
      </p>
      <AcceptSeveral
        count={possible.length}
        chosenCount={isChoosing && requests.length > 0 ? chosen.length : null}
        acceptance={acceptance}
        isDisabled={pendingId !== null}
        onChoose={() => setLeft([])}
        onCancel={endChoice}
        onAccept={() => {
          endChoice();
          onAcceptSeveral(chosen);
        }}
      />
      <ul>
        {requests.map((request) => (
          <RequestItem
            key={request.id}
            request={request}
            state={
              pendingId === request.id
                ? 'answering'
                : pendingId !== null || acceptance.isSending
                  ? 'held'
                  : 'idle'
            }
            error={request === answered && !asked ? failure : null}
            choice={
              left && {
                isChosen: chosen.includes(request),
                onChange: (isChosen) =>
                  setLeft(
                    isChosen ? left.filter((id) => id !== request.id) : [...left, request.id],
                  ),
              }
            }
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
