import { Navigate, useSearchParams } from 'react-router-dom';
import type { Appointment } from '../../contract/appointments.ts';
import type { User } from '../../contract/auth.ts';
import type { Sharing } from '../../contract/sharing.ts';
import { recordOfVisit } from '../../domain/records/record-of-visit.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { listDoctorSharing, type DoctorSharing } from '../../domain/records/shared-visits.ts';
import { dateInIndia } from '../../domain/time/india-time.ts';
import { RecordsScreen } from '../../screens/records/RecordsScreen/RecordsScreen.tsx';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { useAudit } from '../../state/audit.ts';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { resetHealthFacts, saveHealthFacts, useHealthFactsForm } from '../../state/health-facts.ts';
import { recordList } from '../../state/records.ts';
import { useUser } from '../../state/session/session.ts';
import { healthFacts, sharingList } from '../../state/sharing-data.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useSeenNotices } from '../hooks/use-seen-notices.ts';
import { useSharingEvents } from '../hooks/use-sharing-events.ts';
import { paths } from '../paths.ts';

export function RecordsPage() {
  usePageTitle(t`Medical records`);
  const user = useUser();
  return user && <OwnRecords user={user} />;
}

function OwnRecords({ user }: { user: User }) {
  const [params] = useSearchParams();
  const records = useLoadable(recordList(user.id));
  const linked = params.get('visit');
  const linkedId =
    linked !== null && records.status === 'ready' && recordOfVisit(records.data, linked)?.id;
  const visits = useLoadable(appointmentList(user.id));
  const { events } = useSharingEvents(user.id);
  const sharings = useLoadable(sharingList);
  const today = dateInIndia(useNow('minute'));
  const audit = useAudit();
  const facts = useLoadable(healthFacts(user.id));
  const submission = useHealthFactsForm();
  useSeenNotices(({ kind }) => kind === 'completed');
  if (linkedId) return <Navigate replace to={paths.record(linkedId)} />;
  return (
    <RecordsScreen
      records={records}
      healthFacts={{
        facts,
        today,
        submission,
        onSave: (facts) => saveHealthFacts(user.id, facts),
        onCancel: resetHealthFacts,
        onRetry: () => refetch(healthFacts(user.id)),
      }}
      sharing={{
        ...events,
        doctors: joinLoaded(sharings, visits, today),
        onRetry: () => refetch(sharingList, appointmentList(user.id)),
      }}
      audit={{
        ...audit,
        visitDates: visitDates(visits),
      }}
      recordHref={(id) => withBase(paths.record(id))}
      dashboardHref={withBase(paths.dashboard(user))}
      onRetry={() => refetch(recordList(user.id))}
    />
  );
}

function joinLoaded(
  sharings: Loadable<Sharing[]>,
  visits: Loadable<Appointment[]>,
  today: string,
): Loadable<DoctorSharing[]> {
  if (sharings.status !== 'ready') return sharings;
  if (visits.status !== 'ready') return visits;
  return { status: 'ready', data: listDoctorSharing(sharings.data, visits.data, today) };
}

function visitDates(visits: Loadable<Appointment[]>): Record<string, string> {
  if (visits.status !== 'ready') return {};
  return Object.fromEntries(visits.data.map(({ id, date }) => [id, date]));
}
