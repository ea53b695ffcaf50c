import type { Appointment } from '../../../contract/appointments.ts';
import { isMissed } from '../../../domain/appointments/appointment-status.ts';
import type { WeekCell, WeekHour, WeekHourState } from '../../../domain/appointments/week.ts';
import { formatTime, toMinutes } from '../../../domain/time/india-time.ts';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { statusWords } from '../../appointments/StatusTag/StatusTag.tsx';
import { hourMark } from '../../booking/AvailabilityGrid/grid-hours.ts';
import * as styles from './WeekView.css.ts';

export interface WeekRowProps {
  hour: WeekHour;
  /** The day on which this hour is the current one. */
  currentDay: string | null;
  visitHref: (appointmentId: string) => string;
}

const stateWords: Record<WeekHourState, string> = {
  off: '',
  past: '',
  full: '',
  leave: t`Leave`,
  blocked: t`Blocked`,
  open: t`Free`,
};

export function WeekRow({ hour, currentDay, visitHref }: WeekRowProps) {
  const hourCycle = useHourCycle();
  return (
    <tr>
      <th className={styles.hour} scope="row">
        <bdi>{hourMark(toMinutes(hour.time), hourCycle)}</bdi>
      </th>
      {hour.cells.map((cell) => (
        <Cell
          key={cell.date}
          cell={cell}
          isCurrent={cell.date === currentDay}
          visitHref={visitHref}
        />
      ))}
    </tr>
  );
}

interface CellProps extends Pick<WeekRowProps, 'visitHref'> {
  cell: WeekCell;
  isCurrent: boolean;
}

function Cell({ cell: { state, visits }, isCurrent, visitHref }: CellProps) {
  const words = stateWords[state];
  return (
    <td className={styles.cell} data-state={state} aria-current={isCurrent ? 'time' : undefined}>
      {visits.length > 0 && (
        <ul className={styles.visits}>
          {visits.map((visit) => (
            <Visit key={visit.id} visit={visit} href={visitHref(visit.id)} />
          ))}
        </ul>
      )}
      {words !== '' && <span className={styles.state}>{words}</span>}
    </td>
  );
}

function Visit({ visit, href }: { visit: Appointment; href: string }) {
  const hourCycle = useHourCycle();
  const { time, patient, status } = visit;
  const hasMissed = isMissed(visit);
  const start = formatTime(time, hourCycle);
  const words = hasMissed ? t`Did not come` : statusWords[status];
  return (
    <li className={styles.visit} data-state={hasMissed ? 'missed' : status}>
      <a className={styles.link} href={href} aria-label={`${start}, ${patient.name}, ${words}`}>
        <span className={styles.time}>{start}</span>
        {patient.name}
        {status === 'pending' && <span className={styles.request}>{words}</span>}
      </a>
    </li>
  );
}
