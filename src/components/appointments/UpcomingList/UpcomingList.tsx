import { Play } from 'lucide-react';
import type { Appointment } from '../../../contract/appointments.ts';
import { formatTime } from '../../../domain/time/india-time.ts';
import { quietNumberText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { appointmentTypes } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { DateTile } from '../../booking/DateTile/DateTile.tsx';
import * as styles from './UpcomingList.css.ts';

export interface UpcomingListProps {
  visits: readonly Appointment[];
  /**
   * If omitted, a portrait replaces the 'Start' link.
   * @default undefined
   */
  visitHref?: (appointmentId: string) => string;
}

export function UpcomingList({ visits, visitHref }: UpcomingListProps) {
  const hourCycle = useHourCycle();
  return (
    <ul>
      {visits.map(({ id, date, time, patient, appointmentType }) => (
        <Inline as="li" key={id} gap="s4" rowGap="none" align="center" className={styles.line}>
          <DateTile date={date} />
          <div className={styles.who}>
            <h3 className={styles.name}>{patient.name}</h3>
            <p className={quietNumberText}>
              {formatTime(time, hourCycle)}, {appointmentTypes[appointmentType].label.toLowerCase()}
            </p>
          </div>
          {visitHref ? (
            <ButtonLink
              href={visitHref(id)}
              variant="secondary"
              icon={<Icon glyph={Play} size={20} />}
            >
              <Say>
                Start<VisuallyHidden> the visit with {patient.name}</VisuallyHidden>
              </Say>
            </ButtonLink>
          ) : (
            <Avatar name={patient.name} src={patient.profilePicture} size="xs" />
          )}
        </Inline>
      ))}
    </ul>
  );
}
