import { Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import { isForCalendar } from '../../../domain/appointments/ics.ts';
import { formatLongDate, formatTime } from '../../../domain/time/india-time.ts';
import { formatMoney } from '../../../domain/payments/money.ts';
import { doctorShortName, withDoctorTitle } from '../../../domain/names.ts';
import { nameText, quietText, softText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Slip } from '../../../ui/layout/Slip/Slip.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { registrationText } from '../../doctors/doctor-text.ts';
import {
  AddToCalendar,
  type AddToCalendarProps,
} from '../../booking/AddToCalendar/AddToCalendar.tsx';
import { appointmentTypes } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { DoctorAway } from '../DoctorAway/DoctorAway.tsx';
import { PriceNote } from '../../booking/PriceNote/PriceNote.tsx';
import { VisitStatus } from '../VisitStatus/VisitStatus.tsx';
import { directionsHref, visitPlace } from '../../../domain/appointments/visit-place.ts';
import { Wordmark } from '../../shell/Wordmark/Wordmark.tsx';
import * as styles from './VisitSlip.css.ts';

export interface VisitSlipProps extends Pick<AddToCalendarProps, 'now' | 'roomHref' | 'organizer'> {
  appointment: Appointment;
  /**
   * The status has changed while the page was open.
   * @default false
   */
  isStampTurning?: boolean;
}

export function VisitSlip({
  appointment,
  now,
  roomHref,
  organizer = null,
  isStampTurning = false,
}: VisitSlipProps) {
  const hourCycle = useHourCycle();
  const { doctor, patient, date, time, appointmentType, price } = appointment;
  const name = withDoctorTitle(doctor.name);
  const at = appointmentType === 'in-person' ? appointment.place : undefined;
  const place = visitPlace(at);
  const directions = directionsHref(at);
  const hasCalendar = isForCalendar(appointment, now);
  return (
    <Slip>
      <div className={styles.part}>
        <Inline gap="s3" align="center" justify="between">
          <Wordmark />
          <span className={styles.stamp} data-state={isStampTurning ? 'turning' : undefined}>
            <VisitStatus visit={appointment} />
          </span>
        </Inline>
        <Inline canWrap={false} gap="s4" align="center" className={styles.doctor}>
          <Avatar name={name} src={doctor.profilePicture} size="m" fallback="doctor" />
          <div>
            <h2 className={nameText}>{name}</h2>
            <p className={softText}>{doctor.specialty}</p>
            {doctor.registration && (
              <p className={quietText}>{registrationText(doctor.registration)}</p>
            )}
          </div>
        </Inline>
        <DoctorAway visit={appointment} />
      </div>
      <div className={styles.part}>
        <p className={styles.time}>
          <bdi>{formatTime(time, hourCycle)}</bdi>
        </p>
        <p className={styles.date}>{formatLongDate(date)}</p>
        <dl className={styles.facts}>
          <Fact term={t`Type`}>{appointmentTypes[appointmentType].label}</Fact>
          <Fact term={t`Price`}>{formatMoney(price)}</Fact>
          <Fact term={t`Patient`}>{patient.name}</Fact>
          {place && <Fact term={t`Place`}>{place}</Fact>}
        </dl>
        <div className={styles.note}>
          <PriceNote
            type={appointmentType}
            price={price}
            doctorName={doctorShortName(doctor.name)}
          />
        </div>
      </div>
      {(hasCalendar || directions) && (
        <Inline gap="s4" justify="between" className={styles.part}>
          {hasCalendar && (
            <AddToCalendar
              appointment={appointment}
              viewer="patient"
              now={now}
              roomHref={roomHref}
              organizer={organizer}
            />
          )}
          {directions && (
            <Inline as="p" canWrap={false} gap="s2" align="center">
              <Icon glyph={Navigation} className={styles.icon} />
              <Link href={directions} variant="stitched">
                {t`Directions`}
              </Link>
            </Inline>
          )}
        </Inline>
      )}
    </Slip>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={quietText}>{term}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  );
}
