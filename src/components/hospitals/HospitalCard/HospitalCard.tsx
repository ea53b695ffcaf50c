import { Navigation } from 'lucide-react';
import type { Hospital } from '../../../contract/hospitals.ts';
import { formatWaitUpdate } from '../../../domain/hospitals/wait-update.ts';
import { quietNumberText } from '../../../theme/typography.css.ts';
import { ClientOnly } from '../../../ui/lazy/ClientOnly/ClientOnly.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Rating } from '../../../ui/media/Rating/Rating.tsx';
import { Tag } from '../../../ui/feedback/Tag/Tag.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { HospitalFacts } from '../HospitalFacts/HospitalFacts.tsx';
import { HospitalPicture } from '../HospitalPicture/HospitalPicture.tsx';
import { directionsTo } from '../../../domain/appointments/visit-place.ts';
import * as styles from './HospitalCard.css.ts';

export interface HospitalCardProps {
  hospital: Hospital;
  detailsHref: string;
  now: Date;
}

/** Renders an `li` (spec §2 Hospitals). */
export function HospitalCard({ hospital, detailsHref, now }: HospitalCardProps) {
  const { name, address, rating, reviews, waitTime, departments, image } = hospital;
  const update = formatWaitUpdate(hospital.waitUpdatedAt, now, useHourCycle());
  return (
    <li className={styles.card}>
      <HospitalPicture src={image} />
      <Inline gap="s4" rowGap="none" align="start">
        <div className={styles.title}>
          <h2 className={styles.name}>{name}</h2>
          <Rating value={rating} count={reviews} />
        </div>
        {/* With a new key, a text of another width is no layout shift. */}
        <p key={`${waitTime} ${update}`} className={styles.wait}>
          <span className={styles.minutes}>
            <ClientOnly>
              <Say>{waitTime} min</Say>
            </ClientOnly>
          </span>{' '}
          <span className={quietNumberText}>
            {update ? <ClientOnly>{update}</ClientOnly> : t`wait time`}
          </span>
        </p>
      </Inline>
      <HospitalFacts hospital={hospital} />
      <Inline as="ul" gap="s2" aria-label={t`Departments`}>
        {departments.map((department) => (
          <li key={department}>
            <Tag variant="neutral">{department}</Tag>
          </li>
        ))}
      </Inline>
      <Inline gap="s3" className={styles.actions}>
        <ButtonLink
          href={directionsTo(`${name}, ${address}`)}
          icon={<Icon glyph={Navigation} size={20} />}
        >
          <Say>
            Get Directions
            <VisuallyHidden> to {name}</VisuallyHidden>
          </Say>
        </ButtonLink>
        <ButtonLink href={detailsHref} variant="secondary">
          <Say>
            View Details
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Say>
        </ButtonLink>
      </Inline>
    </li>
  );
}
