import type { Doctor } from '../../../contract/doctors.ts';
import { formatCount } from '../../../domain/count.ts';
import { bookableDates } from '../../../domain/booking/slots.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { FactStrip, type FactStripProps } from '../../shared/FactStrip/FactStrip.tsx';
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
        patientsFact(patientCount),
        nextDayFact(nextDate),
      ]}
    />
  );
}

/** Shows no zero, which would look like a judgement of a new doctor. */
function patientsFact(count: number | undefined): FactStripProps['facts'][number] {
  if (count === undefined) return { value: DEFAULT_PATIENTS, label: t`patients` };
  if (count === 0) return { value: t`New`, label: t`on CareSetu` };
  return {
    value: formatCount(count),
    label: plural(count, { one: t`patient on CareSetu`, other: t`patients on CareSetu` }),
  };
}
