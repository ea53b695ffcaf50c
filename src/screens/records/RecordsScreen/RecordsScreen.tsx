import { LoadError } from '../../../components/shared/LoadError/LoadError.tsx';
import { RecordLine } from '../../../components/records/RecordLine/RecordLine.tsx';
import type { MedicalRecord } from '../../../contract/records.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { IncrementalList } from '../../../ui/lazy/IncrementalList/IncrementalList.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';

export interface RecordsScreenProps {
  records: Loadable<readonly MedicalRecord[]>;
  recordHref: (id: string) => string;
  dashboardHref: string;
  onRetry: () => void;
}

export function RecordsScreen({ records, recordHref, dashboardHref, onRetry }: RecordsScreenProps) {
  return (
    <Page gap="s6">
      <Breadcrumbs
        items={[
          { label: t`Patient dashboard`, href: dashboardHref },
          { label: t`Medical records` },
        ]}
      />
      <PageHeading>{t`Medical records`}</PageHeading>
      {records.status === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden>{t`Loading records…`}</VisuallyHidden>
          <Skeleton shape="block" width="100%" />
        </div>
      )}
      {records.status === 'error' && (
        <LoadError error={records} title={t`Your records could not be loaded`} onRetry={onRetry} />
      )}
      {records.status === 'ready' &&
        (records.data.length > 0 ? (
          <IncrementalList items={records.data}>
            {(record) => (
              <RecordLine key={record.id} record={record} href={recordHref(record.id)} />
            )}
          </IncrementalList>
        ) : (
          <EmptyState title={t`No medical records available`}>
            {t`Your doctor’s notes appear here after each completed visit.`}
          </EmptyState>
        ))}
    </Page>
  );
}
