import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { RecordScreen } from '../screens/RecordScreen/RecordScreen.tsx';
import { selectRecord, useSelectedRecord } from '../state/records.ts';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { useLoad } from './use-load.ts';
import { usePageTitle } from './use-page-title.ts';

/** /records/{id}: one medical record. */
export function RecordPage() {
  const { id = '' } = useParams();
  const record = useSelectedRecord(id);
  const load = useCallback(() => void selectRecord(id), [id]);
  useLoad(load);
  usePageTitle(record.status === 'ready' ? record.data.diagnosis : 'Medical record');
  return (
    <RecordScreen
      record={record}
      recordsHref={withBase(paths.records())}
      onPrint={() => window.print()}
      onRetry={load}
    />
  );
}
