import { Printer } from 'lucide-react';
import type { MedicalRecord, Vitals } from '../../contract/records.ts';
import { formatLongDate } from '../../domain/india-time.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import * as styles from './RecordDocument.css.ts';

export interface RecordDocumentProps {
  /** The record. */
  record: MedicalRecord;
  /** 'Print' was pressed. */
  onPrint: () => void;
}

/** A medical record to read and to print: who, when, what was found, prescribed and measured (spec §3). */
export function RecordDocument({ record, onPrint }: RecordDocumentProps) {
  const { diagnosis, prescription, notes, date, doctor, vitals } = record;
  const name = withDoctorTitle(doctor.name);
  return (
    <article className={styles.sheet}>
      <div className={styles.part}>
        <p className={styles.quiet}>{formatLongDate(date)}</p>
        <PageHeading>{diagnosis}</PageHeading>
      </div>
      <div className={styles.doctor}>
        <Avatar name={name} src={doctor.profilePicture} size="m" fallback="doctor" />
        <div>
          <p className={styles.doctorName}>{name}</p>
          <p className={styles.quiet}>{doctor.specialty}</p>
        </div>
      </div>
      <Part title="Prescription">{prescription || 'No medicine was prescribed.'}</Part>
      {notes && <Part title="Notes">{notes}</Part>}
      {vitals && <Measured vitals={vitals} />}
      <div className={styles.notForPaper}>
        <Button
          variant="secondary"
          icon={<Printer size={20} strokeWidth={1.75} aria-hidden="true" />}
          onPress={onPrint}
        >
          Print
        </Button>
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div className={styles.part}>
      <h2 className={styles.partHeading}>{title}</h2>
      <p className={styles.words}>{children}</p>
    </div>
  );
}

function Measured({ vitals: { bloodPressure, pulse, weight, bloodSugar } }: { vitals: Vitals }) {
  const facts = [
    bloodPressure && {
      term: 'Blood pressure',
      fact: `${bloodPressure.systolic}/${bloodPressure.diastolic} mmHg`,
    },
    pulse && { term: 'Heart rate', fact: `${pulse} bpm` },
    weight && { term: 'Weight', fact: `${weight} kg` },
    bloodSugar && { term: 'Blood sugar', fact: `${bloodSugar} mg/dL` },
  ].filter((fact) => fact !== undefined && fact !== 0);
  return (
    <div className={styles.part}>
      <h2 className={styles.partHeading}>Measured</h2>
      <dl className={styles.facts}>
        {facts.map(({ term, fact }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.fact}>{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
