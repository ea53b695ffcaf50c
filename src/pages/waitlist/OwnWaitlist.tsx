import { useEffect } from 'react';
import { Waitlist } from '../../components/waitlist/Waitlist/Waitlist.tsx';
import { useNow } from '../../state/core/clock.ts';
import { useLoadable } from '../../state/core/query-client.ts';
import {
  answerOffer,
  clearAccepted,
  leaveWaitlist,
  useWaitlistActions,
  waitlist,
} from '../../state/waitlist/waitlist.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { useSeenNotices } from '../hooks/use-seen-notices.ts';
import { paths } from '../paths.ts';

export interface OwnWaitlistProps {
  /** @default all doctors */
  doctorId?: string;
  /** @default none */
  title?: string;
}

export function OwnWaitlist({ doctorId, ...section }: OwnWaitlistProps) {
  const list = useLoadable(waitlist);
  const entries = list.status === 'ready' ? list.data : [];
  const shown = entries.filter((one) => doctorId === undefined || one.doctor.id === doctorId);
  // An offer ends to the second.
  const now = useNow(shown.some(({ offer }) => offer) ? 'second' : 'minute');
  const { accepted, pendingId, actionError } = useWaitlistActions();
  useEffect(() => clearAccepted, []);
  useSeenNotices(({ subject }) => shown.some(({ id }) => id === subject));
  return (
    <Waitlist
      {...section}
      entries={shown}
      now={now}
      accepted={
        accepted && {
          ...accepted,
          href: withBase(paths.bookingConfirmation(accepted.visitId)),
        }
      }
      pendingId={pendingId}
      actionError={actionError}
      onAnswer={(entry, answer) => void answerOffer(entry, answer)}
      onLeave={({ id }) => void leaveWaitlist(id)}
    />
  );
}
