import type { MedicalRecord } from '../../../contract/records.ts';
import type { HealthFacts } from '../../../contract/sharing.ts';
import { joinFacts } from '../../../domain/join-facts.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { ageOn, sexLabels } from '../../../domain/records/health-facts.ts';
import { formatLongDate } from '../../../domain/time/india-time.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { visitPlace } from '../../../domain/appointments/visit-place.ts';
import { Wordmark } from '../../shell/Wordmark/Wordmark.tsx';
import { readingsText } from './readings-text.ts';
import { LinesTable } from './LinesTable.tsx';
import * as styles from './PrescriptionSheet.css.ts';

export interface PrescriptionSheetProps {
  record: MedicalRecord;
  /** Used for records that were written before they had the name. */
  patientName: string;
  /** Null if the user may not read them. */
  facts: HealthFacts | null;
  /** URL of an image. Null shows a line to sign on. */
  signature: string | null;
}

/** For paper: black on white, whatever the theme. */
export function PrescriptionSheet({
  record,
  patientName,
  facts,
  signature,
}: PrescriptionSheetProps) {
  const { date, diagnosis, prescription, prescriptionLines: lines = [], notes, vitals } = record;
  const { issued } = record;
  const doctorName = withDoctorTitle(issued?.doctorName ?? record.doctor.name);
  const { dateOfBirth, sex } = facts ?? {};
  const readings = vitals ? readingsText(vitals) : '';
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.doctor}>{doctorName}</h1>
          <p>{joinFacts(issued?.degrees ?? []) || record.doctor.specialty}</p>
          {issued?.registration && (
            <p>{t`Registration ${issued.registration.number}, ${issued.registration.council}`}</p>
          )}
        </div>
        <div className={styles.visit}>
          <p>{formatLongDate(date)}</p>
          {issued && <p>{placeText(issued)}</p>}
        </div>
      </header>
      <dl className={styles.facts}>
        <Fact term={t`Patient`} fact={issued?.patientName || patientName} />
        {dateOfBirth !== undefined && dateOfBirth <= date && (
          <Fact term={t`Age`} fact={ageText(ageOn(dateOfBirth, date))} />
        )}
        {sex && <Fact term={t`Sex`} fact={sexLabels[sex]} />}
      </dl>
      <dl className={styles.facts}>
        <Fact term={t`Diagnosis`} fact={diagnosis} />
        {readings && <Fact term={t`Readings`} fact={readings} />}
      </dl>
      <section>
        {/* translators: the sign for a prescription */}
        <h2 className={styles.rx}>{t`Rx`}</h2>
        {lines.length > 0 && <LinesTable lines={lines} />}
        {prescription && <p className={styles.words}>{prescription}</p>}
        {lines.length === 0 && !prescription && <p>{t`No medicines were prescribed.`}</p>}
      </section>
      {notes && (
        <section>
          <h2 className={styles.title}>{t`Notes`}</h2>
          <p className={styles.words}>{notes}</p>
        </section>
      )}
      <div className={styles.signature}>
        {signature !== null && <img className={styles.image} src={signature} alt="" />}
        <p className={styles.signed}>{t`Signature`}</p>
        <p>{doctorName}</p>
      </div>
      <footer className={styles.foot}>
        <Wordmark />
      </footer>
    </article>
  );
}

function Fact({ term, fact }: { term: string; fact: string }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd className={styles.strong}>{fact}</dd>
    </div>
  );
}

function placeText({ appointmentType, place }: NonNullable<MedicalRecord['issued']>): string {
  if (appointmentType === 'video') return t`By video`;
  if (appointmentType === 'phone') return t`By phone`;
  return visitPlace(place) ?? t`In person`;
}

function ageText(years: number): string {
  if (years === 0) return t`Under 1 year`;
  return plural(years, { one: t`1 year`, other: t`${years} years` });
}
