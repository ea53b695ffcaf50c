import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { HealthSummary } from '../../../components/records/HealthSummary/HealthSummary.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { MedicalRecord } from '../../../contract/records.ts';
import { vitalsHistory } from '../../../domain/appointments/dashboard.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { t } from '../../../words/t.ts';

export interface HealthSectionProps {
  records: Loadable<readonly MedicalRecord[]>;
  onRetry: () => void;
}

export function HealthSection({ records, onRetry }: HealthSectionProps) {
  return (
    <DashboardSection title={t`Health summary`} size="small">
      <AsyncSection
        data={records}
        failure={t`Your health summary could not be loaded`}
        onRetry={onRetry}
        empty={() => null}
      >
        {(all) => <HealthSummary vitals={vitalsHistory(all)} />}
      </AsyncSection>
    </DashboardSection>
  );
}
