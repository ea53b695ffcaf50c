import { useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import type { VisitNotes } from '../../contract/records.ts';
import type { Appointment } from '../../contract/appointments.ts';
import { isEmptyDraft } from '../../domain/appointments/visit-draft.ts';
import { isLacking } from '../../domain/loadable.ts';
import { findAccess } from '../../domain/records/shared-visits.ts';
import { dateInIndia } from '../../domain/time/india-time.ts';
import { VisitEditor } from '../../screens/appointments/VisitScreen/VisitEditor.tsx';
import { VISIT_OUTCOME_ID } from '../../screens/appointments/VisitScreen/visit-outcome-id.ts';
import {
  VisitScreen,
  type SharedPartProps,
} from '../../screens/appointments/VisitScreen/VisitScreen.tsx';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { useUser } from '../../state/session/session.ts';
import { useWaitingPerson } from '../../state/calls/waiting.ts';
import { useNow } from '../../state/core/clock.ts';
import { visitDraftKey } from '../../state/core/draft-keys.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { recordList } from '../../state/records.ts';
import { audited, healthFacts, sharingList } from '../../state/sharing-data.ts';
import {
  changeVisitNotes,
  completeVisit,
  discardVisitNotes,
  openVisitNotes,
  useVisitNotes,
} from '../../state/appointments/visit-notes.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { focusHeading, focusPartHeading } from '../hooks/focus-heading.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { useStepUp } from '../hooks/use-step-up.tsx';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import { useOwnAppointment } from '../hooks/use-own-appointment.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

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
  const isHere = useIsCurrentPage();
  const { appointment, onRetry } = useOwnAppointment(user.id, id);
  const visit = appointment.status === 'ready' ? appointment.data : null;
  const { key, draft, isSubmitting, error, fieldErrors } = useVisitNotes();
  const isOpened = key === visitDraftKey(user.id, id);
  const { patientId = '', status } = visit ?? {};
  const enabled = status === 'scheduled' || status === 'completed';
  const records = useLoadable({ ...audited(recordList(patientId)), enabled });
  const shared = useShared(user.id, patientId, enabled);
  const onProved = () => refetch(recordList(patientId), healthFacts(patientId));
  const stepUp = useStepUp(records, onProved, authenticator);
  usePageTitle(visit ? t`Visit with ${visit.patient.name}` : t`Visit`);

  const complete = async (notes: VisitNotes) => {
    if (!visit) return;
    const isSaved = await completeVisit(visit, notes);
    if (!isSaved || !isHere()) return;
    // The record replaces the focused form.
    focusPartHeading(VISIT_OUTCOME_ID);
    refetch(recordList(patientId));
  };

  return (
    <>
      <VisitScreen
        appointment={isOpened ? appointment : { status: 'loading' }}
        records={records}
        shared={shared}
        form={{
          draft,
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
        now={useNow('minute')}
        dashboardHref={withBase(paths.dashboard(user))}
        appointmentsHref={withBase(paths.appointments())}
        roomHref={withBase(paths.room(id))}
        onRetry={onRetry}
        onRetryRecords={stepUp.onRetry}
      />
      {stepUp.dialog}
    </>
  );
}

const everyMinute = ({ state }: { state: { data: unknown } }) => state.data !== undefined && 60_000;

function useShared(
  userId: string,
  patientId: string,
  enabled: boolean,
): SharedPartProps | 'loading' | null {
  const visits = useLoadable(appointmentList(userId));
  const sharings = useLoadable({ ...sharingList, enabled, refetchInterval: everyMinute });
  const now = useNow('minute');
  const isKnown = enabled && visits.status === 'ready' && sharings.status === 'ready';
  const isLoading = enabled && [visits, sharings].some(({ status }) => status === 'loading');
  const access = isKnown ? findAccess(sharings.data, visits.data, patientId, now) : null;
  const query = healthFacts(patientId);
  const hasFacts = access?.scope === 'everything' || access?.scope === 'specialty';
  const facts = useLoadable({ ...audited(query), enabled: hasFacts });
  if (!isKnown) return isLoading ? 'loading' : null;
  return {
    access,
    facts: hasFacts && !isLacking(facts) ? facts : null,
    today: dateInIndia(now),
    onRetryFacts: () => refetch(query),
  };
}

export function CallNotes({ visit }: { visit: Appointment }) {
  const { id, doctorId } = visit;
  useLayoutEffect(() => openVisitNotes(doctorId, id), [doctorId, id]);
  const { key, ...form } = useVisitNotes();
  const now = useNow('minute');
  if (key !== visitDraftKey(doctorId, id)) return null;
  if (visit.status === 'completed' && isEmptyDraft(form.draft)) {
    return <p>{t`You have completed this visit. Your notes are in its record.`}</p>;
  }
  return (
    <VisitEditor
      {...form}
      visit={visit}
      now={now}
      onDraftChange={changeVisitNotes}
      onComplete={(notes) => void completeVisit(visit, notes)}
      onDiscard={discardVisitNotes}
    />
  );
}
