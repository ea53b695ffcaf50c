import type { Appointment } from '../../../contract/appointments.ts';
import { isDoctorAway } from '../../../domain/appointments/appointment-status.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { t } from '../../../words/t.ts';
import * as styles from './DoctorAway.css.ts';

export interface DoctorAwayProps {
  visit: Pick<Appointment, 'status'> & {
    doctor: Pick<Appointment['doctor'], 'name' | 'takesVisits'>;
  };
}

/** For patients. Renders nothing unless an open visit's doctor may not take visits. */
export function DoctorAway({ visit }: DoctorAwayProps) {
  if (!isDoctorAway(visit)) return null;
  const name = withDoctorTitle(visit.doctor.name);
  return (
    <p className={styles.notice}>
      {t`${name} does not take visits at the moment. You can book another doctor.`}
    </p>
  );
}
