import { ChevronDown } from 'lucide-react';
import type { MedicalRecord } from '../../../contract/records.ts';
import { formatDate } from '../../../domain/time/india-time.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { IncrementalList } from '../../../ui/lazy/IncrementalList/IncrementalList.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { RecordDetails } from '../../records/RecordDetails/RecordDetails.tsx';
import * as styles from './PatientHistory.css.ts';

export interface PatientHistoryProps {
  /** Newest first. Must not be empty. */
  records: readonly MedicalRecord[];
}

/** Spec §3 `medicalHistory`. */
export function PatientHistory({ records }: PatientHistoryProps) {
  return (
    <IncrementalList items={records}>
      {(record) => (
        <li key={record.id} className={styles.item}>
          <details>
            <summary className={styles.summary}>
              <span>
                <span className={styles.diagnosis}>{record.diagnosis}</span>
                <span className={styles.detail}>
                  {formatDate(record.date)}, {withDoctorTitle(record.doctor.name)}
                </span>
              </span>
              <Icon glyph={ChevronDown} className={styles.chevron} />
            </summary>
            <Stack gap="s4" className={styles.record}>
              <RecordDetails record={record} headingLevel={3} />
            </Stack>
          </details>
        </li>
      )}
    </IncrementalList>
  );
}
