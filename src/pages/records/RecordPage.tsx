import { useParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import { formatDate } from '../../domain/time/india-time.ts';
import { RecordScreen } from '../../screens/records/RecordScreen/RecordScreen.tsx';
import { freeTimes } from '../../state/booking/free-times.ts';
import { useNow } from '../../state/core/clock.ts';
import { useUser } from '../../state/session/session.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { recordQuery } from '../../state/records.ts';
import { healthFacts } from '../../state/sharing-data.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
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
  const doctorId = record.status === 'ready' ? record.data.doctorId : null;
  const free = useLoadable({ ...freeTimes(doctorId ?? ''), enabled: doctorId !== null });
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
      freeTimes={doctorId === null ? null : free}
      now={useNow('minute')}
      recordsHref={withBase(paths.records())}
      hrefs={{
        bookAgain: (id, slot) => withBase(paths.booking(id, slot)),
        message: (doctorId) => withBase(paths.messages(doctorId)),
        visit: (appointmentId) => withBase(paths.appointment(appointmentId)),
      }}
      onPrint={() => window.print()}
      onRetry={() => refetch(recordQuery(patientId, id))}
    />
  );
}
