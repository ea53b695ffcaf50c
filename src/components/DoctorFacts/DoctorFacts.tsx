import type { ReactNode } from 'react';
import type { Doctor } from '../../contract/doctors.ts';
import { dayParts, formatLongDate } from '../../domain/india-time.ts';
import { BOOKING_DAYS, bookableDates } from '../../domain/slots.ts';
import { yearsText } from '../doctor-text.ts';
import * as styles from './DoctorFacts.css.ts';

/** Said of every doctor whose server counts no patients (spec §9). */
const DEFAULT_PATIENTS = '500+';

export interface DoctorFactsProps {
  /** Whose facts. */
  doctor: Doctor;
  /** The instant from which the next day is looked for. */
  now: Date;
}

/** Years of experience, number of patients and the next day that can be booked (spec §2 Doctor profile). */
export function DoctorFacts({ doctor, now }: DoctorFactsProps) {
  const { experience, patientCount } = doctor;
  const [nextDate] = bookableDates(doctor, now);
  return (
    <ul className={styles.facts}>
      <Fact value={yearsText(experience)} label="of experience" />
      <Fact
        value={patientCount?.toLocaleString('en-IN') ?? DEFAULT_PATIENTS}
        label={patientCount === 1 ? 'patient' : 'patients'}
      />
      {nextDate ? (
        <Fact
          value={
            <time dateTime={nextDate} title={formatLongDate(nextDate)}>
              {shortDay(nextDate)}
            </time>
          }
          label="next available"
        />
      ) : (
        <Fact value="No day" label={`free in the next ${BOOKING_DAYS} days`} />
      )}
    </ul>
  );
}

function Fact({ value, label }: { value: ReactNode; label: string }) {
  return (
    <li className={styles.fact}>
      <strong className={styles.value}>{value}</strong>{' '}
      <span className={styles.label}>{label}</span>
    </li>
  );
}

function shortDay(date: string): string {
  const { weekday, day } = dayParts(date);
  return `${weekday} ${day}`;
}
