import type { Freelancer } from '../../../contract/freelancers.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from '../../doctors/DoctorHero/DoctorHero.css.ts';
import { placeText } from '../../doctors/doctor-text.ts';
import { PersonRating } from '../../doctors/PersonRating/PersonRating.tsx';

export interface FreelancerHeroProps {
  freelancer: Freelancer;
}

export function FreelancerHero({ freelancer }: FreelancerHeroProps) {
  const { name, profilePicture } = freelancer;
  const place = placeText(freelancer);
  return (
    <div className={styles.hero}>
      <div className={styles.portrait}>
        <Avatar name={name} src={profilePicture} size="xl" />
      </div>
      <Stack gap="s2" align="start">
        <p className={styles.specialty}>{place ? t`Queue helper, ${place}` : t`Queue helper`}</p>
        <h1 className={styles.name}>{name}</h1>
        <PersonRating person={freelancer} />
      </Stack>
    </div>
  );
}
