import { useLayoutEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { VisitPanel } from '../../components/appointments/VisitPanel/VisitPanel.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import type { User } from '../../contract/auth.ts';
import type { VisitNotes } from '../../contract/records.ts';
import { isMissed } from '../../domain/appointments/appointment-status.ts';
import { findLastLines, isEmptyDraft } from '../../domain/appointments/visit-draft.ts';
import { recordOfVisit } from '../../domain/records/record-of-visit.ts';
import { VisitEditor } from '../../screens/appointments/VisitScreen/VisitEditor.tsx';
import { VISIT_OUTCOME_ID } from '../../screens/appointments/VisitScreen/visit-outcome-id.ts';
import { VisitScreen } from '../../screens/appointments/VisitScreen/VisitScreen.tsx';
import { answerMove, useAppointmentMoves } from '../../state/appointments/appointments.ts';
import { useUser } from '../../state/session/session.ts';
import { useWaitingPerson } from '../../state/calls/waiting.ts';
import { useNow } from '../../state/core/clock.ts';
import { visitDraftKey } from '../../state/core/draft-keys.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { recordList } from '../../state/records.ts';
import { audited } from '../../state/core/audited.ts';
import { healthFacts } from '../../state/sharing-data.ts';
import {
  changeVisitNotes,
  completeVisit,
  discardVisitNotes,
  openVisitNotes,
  useVisitNotes,
} from '../../state/appointments/visit-notes.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { Link } from '../../ui/navigation/Link/Link.tsx';
import { Say } from '../../words/Say.ts';
import { t } from '../../words/t.ts';
import { attendanceEvents } from '../hooks/attendance-events.ts';
import { focusHeading, focusPartHeading } from '../hooks/focus-heading.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { useNextPatient } from '../hooks/use-next-patient.ts';
import { useFollowUps } from '../hooks/use-follow-ups.ts';
import { useStepUp } from '../hooks/use-step-up.tsx';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import { useOwnAppointment } from '../hooks/use-own-appointment.ts';
import { useSeenNotices } from '../hooks/use-seen-notices.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useRecordSignature } from '../records/use-record-signature.ts';
import { findLockedFacts, useShared, withStepUp } from './use-shared.ts';
import { useVisitCall } from './use-visit-call.ts';

/** Spec §2 Doctor dashboard, 'Start'. */
export function VisitPage({ authenticator }: Pick<PageProps, 'authenticator'>) {
  const { id = '' } = useParams();
  const user = useUser();
  return user && <Visit key={id} id={id} user={user} authenticator={authenticator} />;
}

interface VisitProps extends Pick<PageProps, 'authenticator'> {
  id: string;
  user: User;
}

function Visit({ id, user, authenticator }: VisitProps) {
  useLayoutEffect(() => openVisitNotes(user.id, id), [user.id, id]);
  useSeenNotices(({ subject }) => subject === id);
  const isHere = useIsCurrentPage();
  const { appointment, onRetry } = useOwnAppointment(user.id, id);
  const visit = appointment.status === 'ready' ? appointment.data : null;
  const { key, draft, isSubmitting, error, fieldErrors } = useVisitNotes();
  const isOpened = key === visitDraftKey(user.id, id);
  const patientId = visit?.patientId ?? '';
  const enabled = visit !== null && hasSharing(visit);
  const records = useLoadable({ ...audited(recordList(patientId)), enabled });
  const record = records.status === 'ready' ? recordOfVisit(records.data, id) : undefined;
  const { signature, onSignatureRetry } = useRecordSignature(record);
  const shared = useShared(user.id, visit, enabled);
  const { pendingId, actionError } = useAppointmentMoves();
  const now = useNow('minute');
  const { call, locked, refetchNumber } = useVisitCall(visit, now);
  const onProved = () => {
    refetch(recordList(patientId), healthFacts(patientId));
    refetchNumber();
  };
  const toProve = locked ?? findLockedFacts(shared) ?? records;
  const stepUp = useStepUp(toProve, onProved, authenticator);
  usePageTitle(visit ? t`Visit with ${visit.patient.name}` : t`Visit`);

  const complete = async (notes: VisitNotes) => {
    if (!visit) return;
    const isSaved = await completeVisit(visit, notes);
    if (!isSaved || !isHere()) return;
    // The record replaces the focused form.
    focusPartHeading(VISIT_OUTCOME_ID);
  };

  return (
    <>
      <VisitScreen
        appointment={isOpened ? appointment : { status: 'loading' }}
        records={records}
        shared={withStepUp(shared, stepUp.onRetry)}
        form={{
          draft,
          lastRecord: records.status === 'ready' ? findLastLines(records.data, user.id) : null,
          onDraftChange: changeVisitNotes,
          onComplete: (notes) => void complete(notes),
          onDiscard: () => {
            discardVisitNotes();
            focusHeading();
          },
          isSubmitting,
          error,
          fieldErrors,
        }}
        isPartnerWaiting={useWaitingPerson(id) !== null}
        call={call(stepUp.onRetry)}
        now={now}
        dashboardHref={withBase(paths.dashboard(user))}
        appointmentsHref={withBase(paths.appointments())}
        roomHref={withBase(paths.room(id))}
        messageHref={withBase(paths.messages(patientId))}
        moveHref={withBase(paths.move(id))}
        answer={{
          isBusy: pendingId === id,
          error: actionError?.id === id ? actionError.message : null,
          onAnswer: (answer) => visit && void answerMove(visit, answer),
          onFocusLost: () => focusHeading(),
        }}
        onMissedChange={attendanceEvents.onMissedChange}
        getFollowUp={useFollowUps(user, now)}
        next={useNextPatient(user.id, id, now)}
        onRetry={onRetry}
        onRetryRecords={stepUp.onRetry}
        signature={signature}
        onSignatureRetry={onSignatureRetry}
        onPrint={() => window.print()}
      />
      {stepUp.dialog}
    </>
  );
}

export interface CallNotesProps extends Pick<PageProps, 'authenticator'> {
  visit: Appointment;
}

/** The patient's choice can be in force. */
function hasSharing(visit: Appointment): boolean {
  return (visit.status === 'scheduled' && !isMissed(visit)) || visit.status === 'completed';
}

/** Beside a call. */
export function CallNotes({ visit, authenticator }: CallNotesProps) {
  const { id, doctorId, patientId } = visit;
  useLayoutEffect(() => openVisitNotes(doctorId, id), [doctorId, id]);
  const { key, ...form } = useVisitNotes();
  const now = useNow('minute');
  const [isOpen, setOpen] = useState(false);
  const enabled = hasSharing(visit);
  const sharing = useShared(doctorId, visit, enabled);
  // Each read is in the patient's audit trail.
  const records = useLoadable({ ...audited(recordList(patientId)), enabled: enabled && isOpen });
  const onProved = () =>
    refetch(healthFacts(patientId), ...(isOpen ? [recordList(patientId)] : []));
  const stepUp = useStepUp(findLockedFacts(sharing) ?? records, onProved, authenticator);
  const known = withStepUp(sharing, stepUp.onRetry);
  const shared = known === 'loading' ? null : known;
  if (key !== visitDraftKey(doctorId, id)) return null;
  if (visit.status === 'completed' && isEmptyDraft(form.draft)) {
    return (
      <p>
        <Say>
          You have completed this visit. Your notes are in{' '}
          <Link href={withBase(paths.visit(id))}>its record</Link>.
        </Say>
      </p>
    );
  }
  return (
    <>
      <VisitPanel
        visit={visit}
        health={shared?.health ?? null}
        records={records}
        shared={shared?.access !== undefined ? shared : null}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onRetryRecords={stepUp.onRetry}
      >
        <VisitEditor
          {...form}
          visit={visit}
          now={now}
          lastRecord={records.status === 'ready' ? findLastLines(records.data, doctorId) : null}
          onDraftChange={changeVisitNotes}
          onComplete={(notes) => void completeVisit(visit, notes)}
          onDiscard={discardVisitNotes}
        />
      </VisitPanel>
      {stepUp.dialog}
    </>
  );
}
