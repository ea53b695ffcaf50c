import { Phone } from 'lucide-react';
import type { Doctor } from '../../../contract/doctors.ts';
import {
  dateInIndia,
  formatSoon,
  timeInIndia,
  type HourCycle,
} from '../../../domain/time/india-time.ts';
import { findContact, findPlace } from '../../../domain/doctors/practice.ts';
import { mobileHref } from '../../../domain/forms/landline.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { BOOKING_DAYS } from '../../../domain/booking/slots.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { registrationText } from '../doctor-text.ts';
import { PracticeFacts } from '../PracticeFacts/PracticeFacts.tsx';
import { RecommendedShare } from '../RecommendedShare/RecommendedShare.tsx';
import * as styles from './DoctorListing.css.ts';

export interface DoctorListingProps {
  doctor: Doctor;
  profileHref: string;
  bookingHref: string;
  now: Date;
  isLive: boolean;
}

/** Renders an `li` (spec §2 Search results). */
export function DoctorListing({
  doctor,
  profileHref,
  bookingHref,
  now,
  isLive,
}: DoctorListingProps) {
  const hourCycle = useHourCycle();
  const { specialty, profilePicture, ratingPercent, patientStories, registration } = doctor;
  const place = findPlace(doctor);
  const contact = place && findContact(place);
  const name = withDoctorTitle(doctor.name);
  return (
    <li className={styles.row}>
      <div className={styles.portrait}>
        <Avatar name={name} src={profilePicture} size="l" fallback="doctor" />
      </div>
      <Stack gap="s1">
        <h2 className={styles.name}>
          <a className={styles.nameLink} href={profileHref}>
            {name}
          </a>
        </h2>
        <p className={styles.specialty}>{specialty}</p>
        {registration && <p className={quietText}>{registrationText(registration)}</p>}
        <div className={styles.facts}>
          <PracticeFacts doctor={doctor} />
        </div>
      </Stack>
      <div className={styles.share}>
        <RecommendedShare percent={ratingPercent} stories={patientStories} />
      </div>
      <div className={styles.actions}>
        {doctor.nextFreeAt !== undefined && (
          <p className={styles.nextFree}>
            {isLive && nextFreeText(doctor.nextFreeAt, now, hourCycle)}
          </p>
        )}
        <ButtonLink href={bookingHref} variant="primary">
          <Stack as="span" align="center">
            <span>{place ? t`Book Clinic Visit` : t`Book Appointment`}</span>{' '}
            <span className={styles.note}>{t`No Booking Fee`}</span>
            <VisuallyHidden>
              {' '}
              <Say>with {name}</Say>
            </VisuallyHidden>
          </Stack>
        </ButtonLink>
        {contact && (
          <ButtonLink
            href={mobileHref(contact.phone)}
            variant="secondary"
            icon={<Icon glyph={Phone} size={20} />}
          >
            {contact.name === null ? (
              <Say>
                Contact Clinic <VisuallyHidden>({name})</VisuallyHidden>
              </Say>
            ) : (
              <Say>
                Contact Hospital <VisuallyHidden>({contact.name})</VisuallyHidden>
              </Say>
            )}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function nextFreeText(nextFreeAt: string | null, now: Date, hourCycle: HourCycle): string {
  if (nextFreeAt === null) return t`No free time in the next ${BOOKING_DAYS} days`;
  const at = new Date(nextFreeAt);
  if (at <= now) return '';
  const slot = { date: dateInIndia(at), time: timeInIndia(at) };
  return t`Next free: ${formatSoon(slot, now, hourCycle)}`;
}
