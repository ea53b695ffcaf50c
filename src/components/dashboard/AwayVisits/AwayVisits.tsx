import { isToPropose, type AwayVisit } from '../../../domain/appointments/away-visits.ts';
import { formatAwayState } from '../../../domain/appointments/away-words.ts';
import { formatTime } from '../../../domain/time/india-time.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { DateTile } from '../../booking/DateTile/DateTile.tsx';
import * as styles from './AwayVisits.css.ts';

export interface AwayVisitsProps {
  visits: readonly AwayVisit[];
  visitHref: (appointmentId: string) => string;
  onPropose: () => void;
}

/** Visits outside the doctor's hours, and who has answered. */
export function AwayVisits({ visits, visitHref, onPropose }: AwayVisitsProps) {
  const hourCycle = useHourCycle();
  const count = visits.filter(isToPropose).length;
  return (
    <Stack gap="s4">
      <ul>
        {visits.map((away) => (
          <li key={away.visit.id} className={styles.visit}>
            <DateTile date={away.slot.date} />
            <div>
              <p className={styles.name}>
                <Link href={visitHref(away.visit.id)}>
                  {`${away.visit.patient.name}, ${formatTime(away.slot.time, hourCycle)}`}
                </Link>
              </p>
              <p className={styles.state}>{formatAwayState(away, hourCycle)}</p>
            </div>
          </li>
        ))}
      </ul>
      {count > 0 && (
        <div>
          <Button variant="secondary" onPress={onPropose}>
            {plural(count, {
              one: t`Propose a new time`,
              other: t`Propose ${count} new times`,
            })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
