import type { Appointment } from '../../contract/appointments.ts';
import { formatTime, type HourCycle } from '../../domain/india-time.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { appointmentTypes } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { DateTile } from '../DateTile/DateTile.tsx';
import * as styles from './UpcomingList.css.ts';

export interface UpcomingListProps {
  /** The visits, the soonest first. */
  visits: readonly Appointment[];
  /** How times are written. */
  hourCycle: HourCycle;
}

/** A doctor's coming visits in a narrow column: the day, the patient, when and how they meet. */
export function UpcomingList({ visits, hourCycle }: UpcomingListProps) {
  return (
    <ul>
      {visits.map(({ id, date, time, patient, appointmentType }) => (
        <li key={id} className={styles.line}>
          <DateTile date={date} />
          <div className={styles.who}>
            <h3 className={styles.name}>{patient.name}</h3>
            <p className={styles.when}>
              {formatTime(time, hourCycle)}, {appointmentTypes[appointmentType].label.toLowerCase()}
            </p>
          </div>
          <Avatar name={patient.name} src={patient.profilePicture} size="xs" />
        </li>
      ))}
    </ul>
  );
}
