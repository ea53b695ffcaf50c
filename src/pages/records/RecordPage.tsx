import { useParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import { formatDate } from '../../domain/time/india-time.ts';
import { RecordScreen } from '../../screens/records/RecordScreen/RecordScreen.tsx';
import { useUser } from '../../state/session/session.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { recordQuery } from '../../state/records.ts';
import { healthFacts } from '../../state/sharing-data.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { LazyNextTimes } from '../booking/LazyNextTimes.tsx';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useRecordSignature } from './use-record-signature.ts';

export function RecordPage() {
  const { id = '' } = useParams();
  const user = useUser();
  return user && <OwnRecord id={id} user={user} />;
}

function OwnRecord({ id, user }: { id: string; user: User }) {
  const patientId = user.id;
  const facts = useLoadable(healthFacts(patientId));
  const record = useLoadable(recordQuery(patientId, id));
  usePageTitle(
    record.status === 'ready'
      ? `${record.data.diagnosis}, ${formatDate(record.data.date)}`
      : t`Medical record`,
  );
  return (
    <RecordScreen
      record={record}
      {...useRecordSignature(record.status === 'ready' ? record.data : undefined)}
      patientName={user.name}
      facts={facts.status === 'ready' ? facts.data : null}
      nextTimes={
        record.status === 'ready' && (
          <LazyNextTimes
            doctorId={record.data.doctorId}
            doctorName={withDoctorTitle(record.data.doctor.name)}
          />
        )
      }
      recordsHref={withBase(paths.records())}
      hrefs={{
        bookAgain: (doctorId) => withBase(paths.booking(doctorId)),
        message: (doctorId) => withBase(paths.messages(doctorId)),
        visit: (appointmentId) => withBase(paths.appointment(appointmentId)),
      }}
      onPrint={() => window.print()}
      onRetry={() => refetch(recordQuery(patientId, id))}
    />
  );
}
