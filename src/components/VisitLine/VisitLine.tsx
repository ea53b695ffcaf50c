import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { formatTime, type HourCycle } from '../../domain/india-time.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { AppointmentTypeLabel } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { DateTile } from '../DateTile/DateTile.tsx';
import * as styles from './VisitLine.css.ts';

export interface VisitLineProps {
  /** The visit. */
  visit: Appointment;
  /** Who looks at it: a patient sees the doctor, a doctor the patient. */
  viewer: Role;
  /** How times are written. */
  hourCycle: HourCycle;
}

/** A coming visit on a dashboard, as an `li`: the day, with whom, when and how. */
export function VisitLine({ visit, viewer, hourCycle }: VisitLineProps) {
  const { date, time, doctor, patient, appointmentType, notes } = visit;
  const isPatient = viewer === 'patient';
  const other = isPatient ? doctor : patient;
  const name = isPatient ? withDoctorTitle(doctor.name) : patient.name;
  return (
    <li className={styles.line}>
      <DateTile date={date} />
      <Avatar
        name={name}
        src={other.profilePicture}
        size="s"
        fallback={isPatient ? 'doctor' : 'initials'}
      />
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {(isPatient ? doctor.specialty : notes) && (
          <p className={styles.detail}>{isPatient ? doctor.specialty : notes}</p>
        )}
      </div>
      <div className={styles.when}>
        <p className={styles.time}>{formatTime(time, hourCycle)}</p>
        <p className={styles.detail}>
          <AppointmentTypeLabel type={appointmentType} />
        </p>
      </div>
    </li>
  );
}
