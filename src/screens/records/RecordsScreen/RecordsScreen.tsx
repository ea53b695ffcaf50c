import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import {
  AuditList,
  type AuditListProps,
} from '../../../components/records/AuditList/AuditList.tsx';
import {
  HealthFactsSection,
  type HealthFactsSectionProps,
} from '../../../components/records/HealthFactsSection/HealthFactsSection.tsx';
import { RecordRow } from '../../../components/records/RecordRow/RecordRow.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import { LoadError } from '../../../components/shared/LoadError/LoadError.tsx';
import { SharingList } from '../../../components/sharing/SharingList/SharingList.tsx';
import type { SharingEvents } from '../../../components/sharing/use-sharing-dialogs.tsx';
import type { AuditEntry } from '../../../contract/audit.ts';
import type { MedicalRecord } from '../../../contract/records.ts';
import { isLacking, type Loadable } from '../../../domain/loadable.ts';
import type { DoctorSharing } from '../../../domain/records/shared-visits.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { IncrementalList } from '../../../ui/lazy/IncrementalList/IncrementalList.tsx';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { t } from '../../../words/t.ts';

export interface RecordsScreenProps {
  records: Loadable<readonly MedicalRecord[]>;
  healthFacts: HealthFactsSectionProps;
  sharing: SharingEvents & { doctors: Loadable<readonly DoctorSharing[]>; onRetry: () => void };
  audit: Omit<AuditListProps, 'entries'> & {
    entries: Loadable<readonly AuditEntry[]>;
    onRetry: () => void;
  };
  recordHref: (id: string) => string;
  dashboardHref: string;
  onRetry: () => void;
}

export function RecordsScreen({
  records,
  healthFacts,
  sharing: { doctors, onRetry: onRetrySharing, ...sharingEvents },
  audit: { entries, onRetry: onRetryAudit, ...audit },
  recordHref,
  dashboardHref,
  onRetry,
}: RecordsScreenProps) {
  // A part that loads late would move the others.
  const isMoreLoading = [healthFacts.facts, doctors, entries].some(
    ({ status }) => status === 'loading',
  );
  return (
    <Page gap="s6">
      <Breadcrumbs
        items={[
          { label: t`Patient dashboard`, href: dashboardHref },
          { label: t`Medical records` },
        ]}
      />
      <PageHeading>{t`Medical records`}</PageHeading>
      {records.status === 'loading' || isMoreLoading ? (
        <div aria-busy="true">
          <VisuallyHidden>{t`Loading records…`}</VisuallyHidden>
          <Skeleton shape="block" width="100%" />
        </div>
      ) : (
        <Columns gap="s8" aside="first" columnGap="large">
          {!isLacking(healthFacts.facts) && <HealthFactsSection {...healthFacts} />}
          <Stack gap="s8">
            <DashboardSection title={t`From your visits`}>
              <Records records={records} recordHref={recordHref} onRetry={onRetry} />
            </DashboardSection>
            {!isLacking(doctors) && (
              <DashboardSection title={t`Who can see your records`}>
                <AsyncSection
                  data={doctors}
                  failure={t`This could not be loaded`}
                  onRetry={onRetrySharing}
                  empty={(all) =>
                    all.length > 0
                      ? null
                      : {
                          text: t`No doctor can see more than their own notes. You choose what a doctor can see when you book.`,
                        }
                  }
                >
                  {(all) => <SharingList {...sharingEvents} doctors={all} />}
                </AsyncSection>
              </DashboardSection>
            )}
            {!isLacking(entries) && (
              <DashboardSection title={t`Who has looked`}>
                <AsyncSection
                  data={entries}
                  failure={t`This list could not be loaded`}
                  onRetry={onRetryAudit}
                  empty={(all) =>
                    all.length > 0 ? null : { text: t`No one has looked at your records yet.` }
                  }
                >
                  {(all) => <AuditList {...audit} entries={all} />}
                </AsyncSection>
              </DashboardSection>
            )}
          </Stack>
        </Columns>
      )}
    </Page>
  );
}

function Records({
  records,
  recordHref,
  onRetry,
}: Pick<RecordsScreenProps, 'recordHref' | 'onRetry'> & {
  records: Exclude<RecordsScreenProps['records'], { status: 'loading' }>;
}) {
  if (records.status !== 'ready') {
    return (
      <LoadError error={records} title={t`Your records could not be loaded`} onRetry={onRetry} />
    );
  }
  if (records.data.length === 0) {
    return (
      <EmptyState title={t`No medical records available`}>
        {t`Your doctor’s notes appear here after each completed visit.`}
      </EmptyState>
    );
  }
  return (
    <IncrementalList items={records.data}>
      {(record) => <RecordRow key={record.id} record={record} href={recordHref(record.id)} />}
    </IncrementalList>
  );
}
