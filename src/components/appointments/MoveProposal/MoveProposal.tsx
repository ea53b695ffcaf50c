import { Clock } from 'lucide-react';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Appointment, MoveAnswer } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { formatProposal, getOtherName } from '../../../domain/appointments/move-words.ts';
import { getProposal } from '../../../domain/appointments/move.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import * as styles from './MoveProposal.css.ts';

export interface MoveProposalProps extends ProposalAnswer {
  visit: Appointment;
  viewer: Role;
  now: Date;
}

export interface ProposalAnswer {
  isBusy: boolean;
  error: string | null;
  /** A user's own proposal can only be declined, which withdraws it. */
  onAnswer: (answer: MoveAnswer) => void;
  /**
   * The answered proposal has gone, and with it the focused button.
   * @default undefined
   */
  onFocusLost?: () => void;
}

/** Renders nothing unless a proposed time waits for an answer. */
export function MoveProposal({
  visit,
  viewer,
  now,
  isBusy,
  error,
  onAnswer,
  onFocusLost,
}: MoveProposalProps) {
  const hourCycle = useHourCycle();
  const proposal = getProposal(visit, now);
  const [sent, setSent] = useState<MoveAnswer | null>(null);
  const hasAnswered = useRef(false);
  const isShown = proposal !== null;
  const loseFocus = useEffectEvent(() => onFocusLost?.());
  useEffect(() => {
    if (isShown || !hasAnswered.current) return;
    hasAnswered.current = false;
    if (document.activeElement === document.body) loseFocus();
  }, [isShown]);
  if (!proposal) return null;
  const send = (answer: MoveAnswer) => {
    hasAnswered.current = true;
    setSent(answer);
    onAnswer(answer);
  };
  // The pressed button stays focusable.
  const isDeclining = sent === 'decline';
  const name = getOtherName(visit, viewer);
  const proposed = formatSlot(proposal, hourCycle);
  return (
    <div className={styles.proposal}>
      <p className={styles.words}>
        <Icon glyph={Clock} size={20} className={styles.icon} />
        <span>{formatProposal(visit, proposal, viewer, hourCycle)}</span>
      </p>
      <div className={styles.actions}>
        {proposal.by === viewer ? (
          <Button variant="text" onPress={() => send('decline')} isPending={isBusy}>
            <Say>
              Withdraw
              <VisuallyHidden>
                {' '}
                the new time for {name}, {proposed}
              </VisuallyHidden>
            </Say>
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              onPress={() => send('accept')}
              isPending={isBusy && !isDeclining}
              isDisabled={isBusy && isDeclining}
            >
              <Say>
                Accept
                <VisuallyHidden>
                  {' '}
                  {proposed}, proposed by {name}
                </VisuallyHidden>
              </Say>
            </Button>
            <Button
              variant="text"
              onPress={() => send('decline')}
              isPending={isBusy && isDeclining}
              isDisabled={isBusy && !isDeclining}
            >
              <Say>
                Keep the old time<VisuallyHidden> of the visit with {name}</VisuallyHidden>
              </Say>
            </Button>
          </>
        )}
      </div>
      <FormAlert message={error} />
    </div>
  );
}
