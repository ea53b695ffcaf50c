import { useEffect, useRef } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import { formatTime } from '../../../domain/time/india-time.ts';
import { quietText, strongText } from '../../../theme/typography.css.ts';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { StatusTag } from '../../appointments/StatusTag/StatusTag.tsx';
import { DateTile } from '../../booking/DateTile/DateTile.tsx';
import * as styles from './BlockTime.css.ts';

export interface BookedInHoursProps {
  visits: readonly Appointment[];
}

/** Gets the focus, because the pressed choice is gone. */
export function BookedInHours({ visits }: BookedInHoursProps) {
  const hourCycle = useHourCycle();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  const requests = visits.filter(({ status }) => status === 'pending').length;
  return (
    <div ref={words} className={styles.group} tabIndex={-1}>
      {requests < visits.length && (
        <p>{t`Visits stay booked until the patient accepts another time, or you cancel them.`}</p>
      )}
      {requests > 0 && (
        <p>{t`Requests stay open until you accept or decline them in Requests on your dashboard.`}</p>
      )}
      <p>{t`No one else can book this time.`}</p>
      <ul className={styles.visits}>
        {visits.map(({ id, date, time, patient, status }) => (
          <li key={id} className={styles.visit}>
            <DateTile date={date} />
            <div>
              <p className={strongText}>{patient.name}</p>
              <p className={quietText}>{formatTime(time, hourCycle)}</p>
            </div>
            <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}
