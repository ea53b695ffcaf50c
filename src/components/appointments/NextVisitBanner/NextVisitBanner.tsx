import { Navigation, Video } from 'lucide-react';
import type { Appointment } from '../../../contract/appointments.ts';
import { dateInIndia, formatDaysAhead, formatSlot } from '../../../domain/time/india-time.ts';
import { roomState } from '../../../domain/appointments/consultation.ts';
import { doctorShortName, withDoctorTitle } from '../../../domain/names.ts';
import { smallText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { PartnerWaiting } from '../../room/PartnerWaiting/PartnerWaiting.tsx';
import { callText } from '../call-text.ts';
import { DoctorAway } from '../DoctorAway/DoctorAway.tsx';
import { directionsHref } from '../../../domain/appointments/visit-place.ts';
import * as styles from './NextVisitBanner.css.ts';

export interface NextVisitBannerProps {
  visit: Appointment;
  now: Date;
  roomHref: string;
  /** @default false */
  isPartnerWaiting?: boolean;
  /**
   * The number for a phone visit. Null if not known.
   * @default null
   */
  phone?: string | null;
}

export function NextVisitBanner({
  visit,
  now,
  roomHref,
  isPartnerWaiting = false,
  phone = null,
}: NextVisitBannerProps) {
  const hourCycle = useHourCycle();
  const { doctor, date, time, appointmentType } = visit;
  const name = withDoctorTitle(doctor.name);
  const directions = appointmentType === 'in-person' ? directionsHref(visit.place) : null;
  return (
    <section className={styles.banner} aria-label={t`Your next visit`}>
      <div className={styles.inside}>
        <div className={styles.portrait}>
          <Avatar name={name} src={doctor.profilePicture} size="l" fallback="doctor" />
        </div>
        <Stack gap="s3">
          <div className={styles.about}>
            <p className={smallText}>
              <Say>Your next visit, {formatDaysAhead(date, dateInIndia(now))}</Say>
            </p>
            <h2 className={styles.when}>{formatSlot({ date, time }, hourCycle)}</h2>
            <p>
              {name}, {doctor.specialty}
            </p>
            {appointmentType === 'phone' && <p>{callText(visit, phone, hourCycle)}</p>}
          </div>
          {isPartnerWaiting && <PartnerWaiting name={doctorShortName(doctor.name)} />}
          <DoctorAway visit={visit} />
        </Stack>
        {directions && (
          <div className={styles.action}>
            <ButtonLink
              href={directions}
              variant="accent"
              icon={<Icon glyph={Navigation} size={20} />}
            >
              {t`Get Directions`}
            </ButtonLink>
          </div>
        )}
        {roomState(visit, now) === 'open' && (
          <div className={styles.action}>
            <ButtonLink href={roomHref} variant="accent" icon={<Icon glyph={Video} size={20} />}>
              {t`Join Call`}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={styles.edge} />
    </section>
  );
}
