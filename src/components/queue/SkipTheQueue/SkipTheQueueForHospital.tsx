import { useId } from 'react';
import type { Freelancer } from '../../../contract/freelancers.ts';
import { formatHourlyRate } from '../../../domain/payments/money.ts';
import { getHourlyRate } from '../../../domain/queue/queue-hours.ts';
import {
  breakableText,
  softText,
  strongNumberText,
  strongText,
} from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import { PersonRating } from '../../doctors/PersonRating/PersonRating.tsx';
import { way } from './SkipTheQueue.css.ts';
import * as styles from './SkipTheQueueForHospital.css.ts';

export interface SkipTheQueueHereProps {
  helpers: readonly Freelancer[];
  bookHref: (freelancerId: string) => string;
  allHref: string;
}

export function SkipTheQueueForHospital({ helpers, bookHref, allHref }: SkipTheQueueHereProps) {
  const headingId = useId();
  return (
    <Stack as="section" gap="s4" className={styles.section} aria-labelledby={headingId}>
      <Inline gap="s6" rowGap="s3" align="baseline" justify="between">
        <div className={styles.about}>
          <h2 id={headingId} className={styles.heading}>
            {t`Skip the queue here`}
          </h2>
          <p className={softText}>
            {t`A helper waits in the queue and messages you when it is your turn.`}
          </p>
        </div>
        <a className={way} href={allHref}>
          {t`All helpers`}
        </a>
      </Inline>
      <ul className={styles.helpers}>
        {helpers.map((helper) => (
          <li key={helper.id} className={styles.helper}>
            <Avatar name={helper.name} src={helper.profilePicture} tint="neem" />
            <Stack gap="s1" align="start" className={breakableText}>
              <p className={strongText}>{helper.name}</p>
              <PersonRating person={helper} size="small" />
              <data className={strongNumberText} value={helper.hourlyRate}>
                <bdi>{formatHourlyRate(getHourlyRate(helper))}</bdi>
              </data>
              <a className={way} href={bookHref(helper.id)}>
                {t`Book`}
                <VisuallyHidden> {helper.name}</VisuallyHidden>
              </a>
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
