import type { Freelancer } from '../../../contract/freelancers.ts';
import { formatCount } from '../../../domain/count.ts';
import { formatHourlyRate } from '../../../domain/payments/money.ts';
import { getHourlyRate } from '../../../domain/queue/queue-hours.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { FreelancerFacts } from '../FreelancerFacts/FreelancerFacts.tsx';
import { PersonRating } from '../../doctors/PersonRating/PersonRating.tsx';
import * as styles from './FreelancerCard.css.ts';

export interface FreelancerCardProps {
  freelancer: Freelancer;
  profileHref: string;
  bookHref: string;
}

export function FreelancerCard({ freelancer, profileHref, bookHref }: FreelancerCardProps) {
  const { name, profilePicture, completedJobs, hourlyRate } = freelancer;
  return (
    <li className={styles.row}>
      <div className={styles.portrait}>
        <Avatar name={name} src={profilePicture} size="l" />
      </div>
      <div className={styles.about}>
        <h2 className={styles.name}>{name}</h2>
        <PersonRating person={freelancer} size="small" />
        <div className={styles.facts}>
          <FreelancerFacts freelancer={freelancer} />
        </div>
      </div>
      <p className={styles.price}>
        <data className={styles.rate} value={hourlyRate}>
          <bdi>{formatHourlyRate(getHourlyRate(freelancer))}</bdi>
        </data>{' '}
        <span className={quietText}>
          {plural(completedJobs, {
            one: t`1 completed job`,
            other: t`${formatCount(completedJobs)} completed jobs`,
          })}
        </span>
      </p>
      <div className={styles.actions}>
        <ButtonLink href={bookHref}>
          {t`Book`}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink href={profileHref} variant="secondary">
          <Say>
            View profile
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Say>
        </ButtonLink>
      </div>
    </li>
  );
}
