import type { Appointment } from '../../contract/appointments.ts';
import type { User } from '../../contract/auth.ts';
import type { Sharing } from '../../contract/sharing.ts';
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
import { useSharingEvents } from '../hooks/use-sharing-events.ts';
import { paths } from '../paths.ts';

export function RecordsPage() {
  usePageTitle(t`Medical records`);
  const user = useUser();
  return user && <OwnRecords user={user} />;
}

function OwnRecords({ user }: { user: User }) {
  const visits = useLoadable(appointmentList(user.id));
  const { events } = useSharingEvents(user.id);
  const sharings = useLoadable(sharingList);
  const today = dateInIndia(useNow('minute'));
  const audit = useAudit();
  return (
    <RecordsScreen
      records={useLoadable(recordList(user.id))}
      healthFacts={{
        facts: useLoadable(healthFacts(user.id)),
        today,
        submission: useHealthFactsForm(),
        onSave: (facts) => saveHealthFacts(user.id, facts),
        onCancel: resetHealthFacts,
        onRetry: () => refetch(healthFacts(user.id)),
      }}
      sharing={{
        ...events,
        doctors: joinLoaded(sharings, visits),
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
): Loadable<DoctorSharing[]> {
  if (sharings.status !== 'ready') return sharings;
  if (visits.status !== 'ready') return visits;
  return { status: 'ready', data: listDoctorSharing(sharings.data, visits.data) };
}

function visitDates(visits: Loadable<Appointment[]>): Record<string, string> {
  if (visits.status !== 'ready') return {};
  return Object.fromEntries(visits.data.map(({ id, date }) => [id, date]));
}
