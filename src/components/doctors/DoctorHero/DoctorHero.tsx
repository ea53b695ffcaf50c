import { BadgeCheck, MapPin } from 'lucide-react';
import type { Doctor } from '../../../contract/doctors.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { fullRegistrationText } from '../doctor-text.ts';
import { PersonRating } from '../PersonRating/PersonRating.tsx';
import { visitPlace } from '../../../domain/appointments/visit-place.ts';
import * as styles from './DoctorHero.css.ts';

export interface DoctorHeroProps {
  doctor: Doctor;
}

export function DoctorHero({ doctor }: DoctorHeroProps) {
  const place = visitPlace(doctor);
  const name = withDoctorTitle(doctor.name);
  return (
    <div className={styles.hero}>
      <div className={styles.portrait}>
        <Avatar name={name} src={doctor.profilePicture} size="xl" fallback="doctor" />
      </div>
      <Stack gap="s2" align="start">
        <p className={styles.specialty}>{doctor.specialty}</p>
        <h1 className={styles.name}>{name}</h1>
        <PersonRating person={doctor} />
        {place && (
          <Inline as="p" canWrap={false} gap="s2" className={styles.place}>
            <Icon glyph={MapPin} className={styles.icon} />
            <span>{place}</span>
          </Inline>
        )}
        {doctor.registration && (
          <Inline as="p" canWrap={false} gap="s2" className={styles.place}>
            <Icon glyph={BadgeCheck} className={styles.icon} />
            <span>{fullRegistrationText(doctor.registration)}</span>
          </Inline>
        )}
      </Stack>
    </div>
  );
}
