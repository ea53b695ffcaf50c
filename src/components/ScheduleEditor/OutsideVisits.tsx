import { useEffect, useRef } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import { formatTime, type HourCycle } from '../../domain/india-time.ts';
import { AppointmentTypeLabel } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { DateTile } from '../DateTile/DateTile.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import * as styles from './ScheduleEditor.css.ts';

export interface OutsideVisitsProps {
  /** Booked visits that the new schedule would leave out; null while the booked visits are not known. */
  visits: readonly Appointment[] | null;
  /** How times are written. */
  hourCycle: HourCycle;
}

/** What stands before saving: which booked visits would fall outside, and what becomes of them. */
export function OutsideVisits({ visits, hourCycle }: OutsideVisitsProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} className={styles.outside} tabIndex={-1}>
      <p>{explanation(visits)}</p>
      <ul>
        {visits?.map(({ id, date, time, patient, appointmentType, status }) => (
          <li key={id} className={styles.visit}>
            <DateTile date={date} />
            <div>
              <p className={styles.visitName}>{patient.name}</p>
              <p className={styles.visitTime}>
                <span>{formatTime(time, hourCycle)}</span>
                <AppointmentTypeLabel type={appointmentType} />
              </p>
            </div>
            <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function explanation(visits: OutsideVisitsProps['visits']): string {
  if (visits === null)
    return 'Your appointments could not be loaded, so we cannot tell which booked visits would fall outside.';
  if (visits.length === 0) return 'The new schedule can be saved.';
  return 'These visits are booked at times that the new schedule leaves out. They stay booked until you or the patient cancel them.';
}
