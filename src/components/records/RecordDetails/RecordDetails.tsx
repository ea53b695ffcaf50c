import type { ReactNode } from 'react';
import type { PrescriptionLine, VisitNotes, Vitals } from '../../../contract/records.ts';
import { joinFacts } from '../../../domain/join-facts.ts';
import {
  breakableText,
  h3Text,
  quietText,
  strongNumberText,
  strongText,
} from '../../../theme/typography.css.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './RecordDetails.css.ts';

export interface RecordDetailsProps {
  record: Omit<VisitNotes, 'diagnosis'>;
  /**
   * Headings at level 3 and 4 are smaller.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/** Spec §3 `medicalHistory`. */
export function RecordDetails({ record, headingLevel = 2 }: RecordDetailsProps) {
  const { prescription, prescriptionLines: lines = [], notes, vitals } = record;
  return (
    <>
      <Part title={t`Prescription`} headingLevel={headingLevel}>
        {lines.length > 0 && <Lines lines={lines} />}
        {prescription && <p className={styles.words}>{prescription}</p>}
        {lines.length === 0 && !prescription && <p>{t`No medicines were prescribed.`}</p>}
      </Part>
      {notes && (
        <Part title={t`Notes`} headingLevel={headingLevel}>
          <p className={styles.words}>{notes}</p>
        </Part>
      )}
      {vitals && (
        <Part title={t`Readings`} headingLevel={headingLevel}>
          <Measured vitals={vitals} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  title: string;
  headingLevel: 2 | 3 | 4;
  children: ReactNode;
}

function Part({ title, headingLevel, children }: PartProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack gap="s2" className={breakableText}>
      <Heading className={headingLevel === 2 ? h3Text : quietText}>{title}</Heading>
      {children}
    </Stack>
  );
}

function Lines({ lines }: { lines: readonly PrescriptionLine[] }) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ medicine, dose, when, duration, remarks }, index) => (
        <li key={index} className={styles.line}>
          <p className={strongText}>{medicine}</p>
          <p>{joinFacts([dose, when, duration])}</p>
          {remarks && <p className={quietText}>{remarks}</p>}
        </li>
      ))}
    </ol>
  );
}

function Measured({ vitals: { bloodPressure, pulse, weight, bloodSugar } }: { vitals: Vitals }) {
  const facts = [
    bloodPressure && {
      term: t`Blood pressure`,
      fact: t`${bloodPressure.systolic}/${bloodPressure.diastolic} mmHg`,
    },
    pulse && { term: t`Heart rate`, fact: t`${pulse} bpm` },
    weight && { term: t`Weight`, fact: t`${weight} kg` },
    bloodSugar && { term: t`Blood sugar`, fact: t`${bloodSugar} mg/dL` },
  ].filter((fact) => fact !== undefined && fact !== 0);
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, fact }) => (
        <div key={term}>
          <dt className={quietText}>{term}</dt>
          <dd className={strongNumberText}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
