import { type ReactNode, useEffect, useMemo } from 'react';
import { WaitlistEntries } from '../../components/waitlist/WaitlistEntries/WaitlistEntries.tsx';
import { getOffer } from '../../domain/waitlist/waitlist.ts';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
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
  /** @default none */
  form?: ReactNode;
}

export function OwnWaitlist({ doctorId, ...parts }: OwnWaitlistProps) {
  const all = useLoadable(waitlist);
  const list = useMemo(() => {
    if (all.status !== 'ready' || doctorId === undefined) return all;
    return { ...all, data: all.data.filter(({ doctor }) => doctor.id === doctorId) };
  }, [all, doctorId]);
  const shown = list.status === 'ready' ? list.data : [];
  // An offer ends to the second.
  const now = useNow(shown.some(({ offer }) => offer) ? 'second' : 'minute');
  const { accepted, pendingId, actionError } = useWaitlistActions();
  useEffect(() => clearAccepted, []);
  // A notice can be here before its offer.
  useSeenNotices(({ subject }) =>
    shown.some((entry) => entry.id === subject && getOffer(entry, now) !== null),
  );
  return (
    <WaitlistEntries
      {...parts}
      list={list}
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
      onRetry={() => refetch(waitlist)}
    />
  );
}
