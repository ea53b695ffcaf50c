import type { Appointment } from '../../../contract/appointments.ts';
import type { MedicalRecord } from '../../../contract/records.ts';
import type { Sharing } from '../../../contract/sharing.ts';
import { recordOfVisit } from '../../../domain/records/record-of-visit.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { t } from '../../../words/t.ts';
import { DashboardSection } from '../../dashboard/DashboardSection/DashboardSection.tsx';
import { AsyncSection } from '../../shared/AsyncSection/AsyncSection.tsx';
import { accessText } from '../../sharing/sharing-text.ts';
import { PatientHistory } from '../PatientHistory/PatientHistory.tsx';
import { LastReadings } from './LastReadings.tsx';
import * as styles from './VisitBackground.css.ts';

export interface VisitAccess {
  access: Sharing | null;
  /** Of health facts that the patient shows beside the scope, or null. */
  factsLastDay: string | null;
}

export interface VisitBackgroundProps {
  visit: Appointment;
  records: Loadable<readonly MedicalRecord[]>;
  /** Null if the API has no sharing, or it failed to load. */
  shared: VisitAccess | null;
  /** @default true */
  hasReadings?: boolean;
  onRetryRecords: () => void;
}

/** For the visit's doctor. */
export function VisitBackground({
  visit,
  records,
  shared,
  hasReadings = true,
  onRetryRecords,
}: VisitBackgroundProps) {
  const { id, patient } = visit;
  const earlier = (all: readonly MedicalRecord[]) =>
    all.filter((record) => record !== recordOfVisit(all, id));
  return (
    <>
      {hasReadings && records.status === 'ready' && (
        <DashboardSection title={t`Last readings`} size="small">
          <LastReadings records={earlier(records.data)} />
        </DashboardSection>
      )}
      <DashboardSection title={t`Medical history`} size="small">
        {shared && (
          <p className={styles.access}>
            {accessText(shared.access, patient.name, shared.factsLastDay)}
          </p>
        )}
        <AsyncSection
          data={records}
          failure={t`The history could not be loaded`}
          onRetry={onRetryRecords}
          empty={(all) =>
            earlier(all).length > 0 ? null : { text: emptyHistory(patient.name, shared) }
          }
        >
          {(all) => <PatientHistory records={earlier(all)} />}
        </AsyncSection>
      </DashboardSection>
    </>
  );
}

export function VisitReason({ visit }: Pick<VisitBackgroundProps, 'visit'>) {
  return (
    <DashboardSection title={t`Reason for the visit`} size="small">
      <p className={styles.reason}>{visit.notes || t`The patient did not give a reason.`}</p>
    </DashboardSection>
  );
}

function emptyHistory(patientName: string, shared: VisitAccess | null): string {
  return shared && shared.access?.scope !== 'everything'
    ? t`There are no earlier records that you can read.`
    : t`There are no earlier records for ${patientName}.`;
}
