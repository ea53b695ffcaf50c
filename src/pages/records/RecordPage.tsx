import { useParams } from 'react-router-dom';
import { formatDate } from '../../domain/time/india-time.ts';
import { RecordScreen } from '../../screens/records/RecordScreen/RecordScreen.tsx';
import { useUser } from '../../state/session/session.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { recordQuery } from '../../state/records.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

export function RecordPage() {
  const { id = '' } = useParams();
  const user = useUser();
  return user && <OwnRecord id={id} patientId={user.id} />;
}

function OwnRecord({ id, patientId }: { id: string; patientId: string }) {
  const record = useLoadable(recordQuery(patientId, id));
  usePageTitle(
    record.status === 'ready'
      ? `${record.data.diagnosis}, ${formatDate(record.data.date)}`
      : t`Medical record`,
  );
  return (
    <RecordScreen
      record={record}
      recordsHref={withBase(paths.records())}
      onPrint={() => window.print()}
      onRetry={() => refetch(recordQuery(patientId, id))}
    />
  );
}
