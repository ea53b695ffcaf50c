import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import { RecordRow } from '../../../components/records/RecordRow/RecordRow.tsx';
import type { MedicalRecord } from '../../../contract/records.ts';
import { PATIENT_LIST_CAP } from '../../../domain/appointments/dashboard.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { t } from '../../../words/t.ts';

export interface RecordsSectionProps {
  records: Loadable<readonly MedicalRecord[]>;
  recordsHref: string;
  recordHref: (id: string) => string;
  onRetry: () => void;
}

export function RecordsSection({ records, recordsHref, recordHref, onRetry }: RecordsSectionProps) {
  return (
    <DashboardSection
      title={t`Medical records`}
      all={{ href: recordsHref, things: t`medical records` }}
    >
      <AsyncSection
        data={records}
        failure={t`Your records could not be loaded`}
        onRetry={onRetry}
        empty={(all) => (all.length > 0 ? null : { text: t`No medical records available` })}
      >
        {(all) => (
          <ul>
            {all.slice(0, PATIENT_LIST_CAP).map((record) => (
              <RecordRow key={record.id} record={record} href={recordHref(record.id)} />
            ))}
          </ul>
        )}
      </AsyncSection>
    </DashboardSection>
  );
}
