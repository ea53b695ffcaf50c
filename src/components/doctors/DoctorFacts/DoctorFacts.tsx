import type { Doctor } from '../../../contract/doctors.ts';
import { bookableDates } from '../../../domain/booking/slots.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { FactStrip } from '../../shared/FactStrip/FactStrip.tsx';
import { nextDayFact } from '../../shared/FactStrip/next-day-fact.tsx';
import { yearsText } from '../doctor-text.ts';

/** Shown if the number of patients is unknown (spec §9). */
const DEFAULT_PATIENTS = '500+';

export interface DoctorFactsProps {
  doctor: Doctor;
  now: Date;
}

/** Spec §2 Doctor profile. */
export function DoctorFacts({ doctor, now }: DoctorFactsProps) {
  const { experience, patientCount } = doctor;
  const [nextDate] = bookableDates(doctor, now);
  return (
    <FactStrip
      facts={[
        { value: yearsText(experience), label: t`of experience` },
        {
          value: patientCount?.toLocaleString('en-IN') ?? DEFAULT_PATIENTS,
          label: plural(patientCount ?? 0, { one: t`patient`, other: t`patients` }),
        },
        nextDayFact(nextDate),
      ]}
    />
  );
}
