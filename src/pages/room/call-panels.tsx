import type { User } from '../../contract/auth.ts';
import { ThreadPane } from '../../screens/messages/MessagesScreen/ThreadPane.tsx';
import { useNow } from '../../state/core/clock.ts';
import { useHourCycle } from '../../state/core/hour-cycle.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { threadEvents, useOpenThread } from '../messages/use-open-thread.ts';
import { paths } from '../paths.ts';
import { useLayoutEffect } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import { isEmptyDraft } from '../../domain/appointments/visit-draft.ts';
import { VisitEditor } from '../../screens/appointments/VisitScreen/VisitEditor.tsx';
import {
  changeVisitNotes,
  completeVisit,
  discardVisitNotes,
  openVisitNotes,
  useVisitNotes,
} from '../../state/appointments/visit-notes.ts';
import { visitDraftKey } from '../../state/core/draft-storage.ts';
import { t } from '../../words/t.ts';

export interface CallMessagesProps {
  user: User;
  partnerId: string;
}

export function CallMessages({ user, partnerId }: CallMessagesProps) {
  const thread = useOpenThread(partnerId, user);
  const now = useNow('minute');
  const hourCycle = useHourCycle();
  return (
    thread && (
      <ThreadPane
        {...threadEvents(partnerId)}
        thread={thread}
        hasHeader={false}
        inboxHref={withBase(paths.messages())}
        now={now}
        hourCycle={hourCycle}
      />
    )
  );
}

/** The doctor's notes beside the call. The draft is the one of the visit's page. */
export function CallNotes({ visit }: { visit: Appointment }) {
  const { id, doctorId } = visit;
  useLayoutEffect(() => openVisitNotes(doctorId, id), [doctorId, id]);
  const { key, ...form } = useVisitNotes();
  const now = useNow('minute');
  const hourCycle = useHourCycle();
  if (key !== visitDraftKey(doctorId, id)) return null;
  if (visit.status === 'completed' && isEmptyDraft(form.draft)) {
    return <p>{t`You have completed this visit. Your notes are in its record.`}</p>;
  }
  return (
    <VisitEditor
      {...form}
      visit={visit}
      now={now}
      hourCycle={hourCycle}
      onDraftChange={changeVisitNotes}
      onComplete={(notes) => void completeVisit(visit, notes)}
      onDiscard={discardVisitNotes}
    />
  );
}
