import { BriefcaseMedical, CalendarDays } from 'lucide-react';
import type { Doctor } from '../../../contract/doctors.ts';
import { shortWeekday, weekdayName } from '../../../domain/time/day-names.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { nameText, quietText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { registrationText, yearsText } from '../doctor-text.ts';
import { PersonRating } from '../PersonRating/PersonRating.tsx';
import * as styles from './DoctorCard.css.ts';

const DAYS_SHOWN = 3;

export interface DoctorCardProps {
  doctor: Doctor;
  profileHref: string;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** Renders an `li` (spec §2 Doctor profile). */
export function DoctorCard({ doctor, profileHref, headingLevel = 2 }: DoctorCardProps) {
  const { specialty, profilePicture, bio, experience, availability, registration } = doctor;
  const Heading = `h${headingLevel}` as const;
  const name = withDoctorTitle(doctor.name);
  const days = [...new Set(availability.map(({ day }) => day))].slice(0, DAYS_SHOWN);
  return (
    <li className={styles.card}>
      <div className={styles.person}>
        <Avatar name={name} src={profilePicture} size="m" fallback="doctor" />
        <div className={styles.about}>
          <Heading className={nameText}>{name}</Heading>
          <p className={styles.specialty}>{specialty}</p>
          {registration && <p className={quietText}>{registrationText(registration)}</p>}
          <PersonRating person={doctor} size="small" />
        </div>
      </div>
      {bio && <p className={styles.bio}>{bio}</p>}
      <Inline gap="s6" rowGap="s2" className={styles.facts}>
        <Inline as="p" canWrap={false} gap="s2" align="center" className={quietText}>
          <Icon glyph={BriefcaseMedical} className={styles.icon} />
          <VisuallyHidden>{t`Experience:`} </VisuallyHidden>
          <bdi>{yearsText(experience)}</bdi>
        </Inline>
        {days.length > 0 && (
          <Inline as="p" canWrap={false} gap="s2" align="center" className={quietText}>
            <Icon glyph={CalendarDays} className={styles.icon} />
            <VisuallyHidden>{t`Works on`} </VisuallyHidden>
            {days.map((day) => (
              <abbr key={day} className={styles.day} title={weekdayName(day)}>
                {shortWeekday(day)}
              </abbr>
            ))}
          </Inline>
        )}
      </Inline>
      <Stack>
        <ButtonLink href={profileHref} variant="secondary">
          <Say>
            View Profile
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Say>
        </ButtonLink>
      </Stack>
    </li>
  );
}
