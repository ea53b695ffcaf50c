import { PageLoadError } from '../../../components/shared/PageLoadError/PageLoadError.tsx';
import { RecordDocument } from '../../../components/records/RecordDocument/RecordDocument.tsx';
import type { MedicalRecord } from '../../../contract/records.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './RecordScreen.css.ts';

export interface RecordScreenProps {
  record: Loadable<MedicalRecord>;
  recordsHref: string;
  onPrint: () => void;
  onRetry: () => void;
}

export function RecordScreen({ record, recordsHref, onPrint, onRetry }: RecordScreenProps) {
  if (record.status === 'ready') {
    return (
      <Page gap="s6">
        <div className={styles.notForPaper}>
          <Breadcrumbs
            items={[
              { label: t`Medical records`, href: recordsHref },
              { label: record.data.diagnosis },
            ]}
          />
        </div>
        <RecordDocument record={record.data} onPrint={onPrint} />
      </Page>
    );
  }
  return (
    <Page gap="s6" aria-busy={record.status === 'loading'}>
      {record.status === 'loading' ? (
        <>
          <VisuallyHidden>{t`Loading the record…`}</VisuallyHidden>
          <Skeleton shape="block" width="100%" />
        </>
      ) : (
        <PageLoadError
          error={record}
          title={t`The record could not be loaded`}
          missing={{
            title: t`Record not found`,
            message: t`This record does not exist, or you do not have access to it.`,
            action: { label: t`See all records`, href: recordsHref },
          }}
          onRetry={onRetry}
        />
      )}
    </Page>
  );
}
