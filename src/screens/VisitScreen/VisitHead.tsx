import { Video } from 'lucide-react';
import { AppointmentTypeLabel } from '../../components/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { StatusTag } from '../../components/StatusTag/StatusTag.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import { formatDay, formatTime, type HourCycle } from '../../domain/india-time.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import * as styles from './VisitScreen.css.ts';

export interface VisitHeadProps {
  visit: Appointment;
  /** Null if there is no call (any more). */
  roomHref: string | null;
  hourCycle: HourCycle;
}

export function VisitHead({ visit, roomHref, hourCycle }: VisitHeadProps) {
  const { patient, date, time, appointmentType, status } = visit;
  return (
    <div className={styles.head}>
      <span className={styles.portrait}>
        <Avatar name={patient.name} src={patient.profilePicture} size="m" />
      </span>
      <div className={styles.words}>
        <PageHeading>Visit with {patient.name}</PageHeading>
        <p className={styles.when}>
          <span>
            {formatDay(date)}, {formatTime(time, hourCycle)}
          </span>
          <AppointmentTypeLabel type={appointmentType} />
          <StatusTag status={status} />
        </p>
      </div>
      {roomHref !== null && (
        <ButtonLink href={roomHref} variant="secondary" icon={<Icon glyph={Video} size={20} />}>
          Join Call
        </ButtonLink>
      )}
    </div>
  );
}
