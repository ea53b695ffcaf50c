import type { Appointment } from '../../../contract/appointments.ts';
import { formatSlot, formatTime } from '../../../domain/time/india-time.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { quietText, strongNumberText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { AppointmentTypeLabel } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { DateTile } from '../../booking/DateTile/DateTile.tsx';
import { NewMark } from '../../notices/NewMark/NewMark.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import * as styles from './VisitRow.css.ts';

export interface VisitRowProps {
  visit: Appointment;
  href: string;
  /**
   * Marks the row as new, and is called once it was seen.
   * @default undefined
   */
  onNewSeen?: (() => void) | undefined;
}

export function VisitRow({ visit, href, onNewSeen }: VisitRowProps) {
  const hourCycle = useHourCycle();
  const { date, time, doctor, appointmentType, status } = visit;
  const name = withDoctorTitle(doctor.name);
  return (
    <li className={styles.row}>
      <DateTile date={date} />
      <Avatar name={name} src={doctor.profilePicture} size="s" fallback="doctor" />
      <div className={styles.about}>
        <a
          className={styles.name}
          href={href}
          aria-label={`${name}, ${formatSlot({ date, time }, hourCycle)}`}
        >
          {name}
        </a>
        {onNewSeen && <NewMark onSeen={onNewSeen} />}
        <p className={quietText}>{doctor.specialty}</p>
        {status === 'pending' && <StatusTag status={status} />}
      </div>
      <div className={styles.when}>
        <p className={strongNumberText}>{formatTime(time, hourCycle)}</p>
        <p className={quietText}>
          <AppointmentTypeLabel type={appointmentType} />
        </p>
      </div>
    </li>
  );
}
