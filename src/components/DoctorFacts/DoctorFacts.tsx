import type { Doctor } from '../../contract/doctors.ts';
import { bookableDates } from '../../domain/slots.ts';
import { FactStrip } from '../FactStrip/FactStrip.tsx';
import { nextDayFact } from '../FactStrip/next-day-fact.tsx';
import { yearsText } from '../doctor-text.ts';

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
    <FactStrip
      facts={[
        { value: yearsText(experience), label: 'of experience' },
        {
          value: patientCount?.toLocaleString('en-IN') ?? DEFAULT_PATIENTS,
          label: patientCount === 1 ? 'patient' : 'patients',
        },
        nextDayFact(nextDate),
      ]}
    />
  );
}
