import type { ReactNode } from 'react';
import type { OfferAnswer, WaitlistEntry } from '../../../contract/waitlist.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import { isLacking, type Loadable } from '../../../domain/loadable.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { useKeptGroupFocus } from '../../appointments/FollowUp/use-kept-group-focus.ts';
import { DashboardSection } from '../../dashboard/DashboardSection/DashboardSection.tsx';
import { type ActionError, useAnsweredVisit } from '../../dashboard/use-answered-visit.ts';
import { AsyncSection } from '../../shared/AsyncSection/AsyncSection.tsx';
import { WaitlistEntryItem } from './WaitlistEntryItem.tsx';
import * as styles from './WaitlistEntries.css.ts';

export interface WaitlistEntriesProps {
  list: Loadable<readonly WaitlistEntry[]>;
  now: Date;
  /** The time that the patient has just accepted. */
  accepted: (SlotTime & { isMove: boolean; href: string }) | null;
  pendingId: string | null;
  actionError: ActionError | null;
  onAnswer: (entry: WaitlistEntry, answer: OfferAnswer) => void;
  onLeave: (entry: WaitlistEntry) => void;
  onRetry: () => void;
  /**
   * Of its own section, on a dashboard. It has no loading state, because most patients wait for no
   * one.
   * @default none, inside another section
   */
  title?: string;
  /**
   * To join the line or to change the wishes, below the list. When it disappears, the list gets its
   * focus.
   * @default none
   */
  form?: ReactNode;
}

/** For patients. Renders nothing for one who does not wait. */
export function WaitlistEntries({
  list,
  now,
  accepted,
  pendingId,
  actionError,
  onAnswer,
  onLeave,
  onRetry,
  title,
  form,
}: WaitlistEntriesProps) {
  const hourCycle = useHourCycle();
  const entries = list.status === 'ready' ? list.data : [];
  const { frame, isListed, failure, onAnswered } = useAnsweredVisit(entries, actionError);
  // The entry of a lost acceptance is gone.
  const lostFailure = isListed ? null : failure;

  const isEmpty = list.status === 'ready' && entries.length === 0;
  const isQuiet = isLacking(list) || (list.status === 'loading' && title !== undefined);
  const hasMore = accepted !== null || lostFailure !== null || Boolean(form);
  const isShown = !(isEmpty || isQuiet) || hasMore;
  useKeptGroupFocus(frame, isShown);
  if (!isShown) return null;
  const content = (
    <div ref={frame} className={styles.frame} tabIndex={-1}>
      <div role="status">
        {accepted && (
          <p>
            {accepted.isMove
              ? t`Your visit is now on ${formatSlot(accepted, hourCycle)}.`
              : t`You have requested ${formatSlot(accepted, hourCycle)}.`}{' '}
            <Link href={accepted.href} variant="stitched">
              <Say>See the visit</Say>
            </Link>
          </p>
        )}
      </div>
      <FormAlert message={lostFailure} />
      {!isEmpty && !isQuiet && (
        <AsyncSection
          data={list}
          failure={t`The times you wait for could not be loaded`}
          onRetry={onRetry}
          empty={() => null}
        >
          {() => (
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <WaitlistEntryItem
                    entry={entry}
                    now={now}
                    isBusy={pendingId === entry.id}
                    onAnswer={(answer) => {
                      onAnswered(entry.id);
                      onAnswer(entry, answer);
                    }}
                    onLeave={() => {
                      onAnswered(entry.id);
                      onLeave(entry);
                    }}
                  />
                  <FormAlert message={actionError?.id === entry.id ? actionError.message : null} />
                </li>
              ))}
            </ul>
          )}
        </AsyncSection>
      )}
      {form}
    </div>
  );
  return title === undefined ? (
    content
  ) : (
    <DashboardSection title={title}>{content}</DashboardSection>
  );
}
