import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import {
  type FollowUpLinks,
  type FollowUpState,
  getFollowUpState,
} from '../../../domain/appointments/follow-up.ts';
import { formatDeclined } from '../../../domain/appointments/follow-up-words.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { FollowUpAsk } from './FollowUpAsk.tsx';
import { FollowUpAsked } from './FollowUpAsked.tsx';
import { FollowUpOffer, type FollowUpOfferProps } from './FollowUpOffer.tsx';
import { LinkedVisits } from './LinkedVisits.tsx';
import * as styles from './FollowUp.css.ts';

/** The part of a visit's follow-up that pages provide. */
export interface FollowUpParts extends Pick<FollowUpOfferProps, 'offer' | 'otherHref'> {
  links: FollowUpLinks<Appointment>;
  visitHref: (id: string) => string;
  /** By the doctor. Null takes it back. */
  onAsk: (visit: Appointment, date: string | null) => void;
  /** By the patient. Null is 'No thanks'. */
  onAnswer: (visit: Appointment, slot: SlotTime | null) => void;
  onRetry: () => void;
}

export interface FollowUpProps {
  parts: FollowUpParts;
  visit: Appointment;
  viewer: Role;
  now: Date;
  isBusy: boolean;
  /** Of the visit's last action, which may be another. */
  error: string | null;
  /**
   * The doctor of a completed visit can ask for a follow-up here.
   * @default false
   */
  canAsk?: boolean;
}

/** Renders nothing unless the visit has a follow-up, is one, or can get one. */
export function FollowUp({ parts, visit, viewer, now, isBusy, canAsk, ...props }: FollowUpProps) {
  const { links, visitHref, onAsk, onAnswer, ...offer } = parts;
  const [isSent, setSent] = useState(false);
  const error = isSent ? props.error : null;
  const { followUp } = visit;
  const state = getFollowUpState(visit, links.next, now);
  const frame = useRef<HTMLDivElement>(null);
  /** The state in which the user answered. */
  const answeredIn = useRef<FollowUpState | null>(undefined);
  useEffect(() => {
    if (answeredIn.current === undefined || answeredIn.current === state) return;
    answeredIn.current = undefined;
    // The pressed button has gone.
    if (document.activeElement === document.body) frame.current?.focus();
  }, [state]);
  const isAskable =
    viewer === 'doctor' &&
    canAsk === true &&
    visit.status === 'completed' &&
    (state === null || state === 'ended') &&
    visit.doctor.takesVisits !== false;
  const hasLinks = links.previous !== undefined || links.next !== undefined;
  if (state === null && !isAskable && !hasLinks && error === null) return null;
  const act = () => {
    answeredIn.current = state;
    setSent(true);
  };
  const ask = (date: string | null) => {
    act();
    onAsk(visit, date);
  };
  return (
    <div ref={frame} className={styles.frame} tabIndex={-1}>
      {hasLinks && <LinkedVisits links={links} viewer={viewer} visitHref={visitHref} />}
      {followUp && viewer === 'patient' && state === 'open' && (
        <FollowUpOffer
          {...offer}
          visit={visit}
          followUp={followUp}
          isBusy={isBusy}
          onAnswer={(slot) => {
            act();
            onAnswer(visit, slot);
          }}
        />
      )}
      {followUp && viewer === 'patient' && state === 'declined' && (
        <p className={quietText}>{formatDeclined(followUp)}</p>
      )}
      {followUp && viewer === 'doctor' && state !== null && state !== 'chosen' && (
        <FollowUpAsked
          visit={visit}
          followUp={followUp}
          state={state}
          isBusy={isBusy}
          onTakeBack={() => ask(null)}
        />
      )}
      {isAskable && <FollowUpAsk visit={visit} now={now} isBusy={isBusy} onAsk={ask} />}
      <FormAlert message={error} />
    </div>
  );
}
