import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FactStrip } from '../../../components/shared/FactStrip/FactStrip.tsx';
import { nextDayFact } from '../../../components/shared/FactStrip/next-day-fact.tsx';
import { FreelancerAside } from '../../../components/queue/FreelancerAside/FreelancerAside.tsx';
import { FreelancerHero } from '../../../components/queue/FreelancerHero/FreelancerHero.tsx';
import { LedgerList } from '../../../components/shared/LedgerList/LedgerList.tsx';
import { ReviewList } from '../../../components/doctors/ReviewList/ReviewList.tsx';
import { WeeklyAvailability } from '../../../components/doctors/WeeklyAvailability/WeeklyAvailability.tsx';
import { getReviewCount } from '../../../components/doctors/doctor-text.ts';
import type { Freelancer } from '../../../contract/freelancers.ts';
import { listWorkdays } from '../../../domain/queue/freelancer-choice.ts';
import { queueDates } from '../../../domain/queue/queue-hours.ts';
import { h3Text } from '../../../theme/typography.css.ts';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './FreelancerScreen.css.ts';

export interface FreelancerProfileProps {
  freelancer: Freelancer;
  now: Date;
  bookHref: string;
}

export function FreelancerProfile({ freelancer, now, bookHref }: FreelancerProfileProps) {
  const { bio, services, availability, completedJobs, reviews } = freelancer;
  const workdays = listWorkdays(availability).length;
  return (
    <Columns gap="s8" className={styles.columns}>
      <Stack gap="s6">
        <FreelancerHero freelancer={freelancer} />
        <FactStrip
          facts={[
            {
              value: completedJobs.toLocaleString('en-IN'),
              label: plural(completedJobs, { one: t`completed job`, other: t`completed jobs` }),
            },
            {
              value: plural(workdays, { one: t`1 day`, other: t`${workdays} days` }),
              label: t`a week`,
            },
            nextDayFact(queueDates(freelancer, now)[0]),
          ]}
        />
      </Stack>
      <div className={styles.aside}>
        <FreelancerAside freelancer={freelancer} bookHref={bookHref} />
      </div>
      <Stack gap="s8">
        {bio && (
          <Part title={t`About`}>
            <p className={styles.bio}>{bio}</p>
          </Part>
        )}
        {services.length > 0 && (
          <Part title={t`Services`}>
            <LedgerList entries={services.map((title) => ({ icon: Check, title, detail: '' }))} />
          </Part>
        )}
        <Part title={t`Weekly availability`}>
          <WeeklyAvailability availability={availability} />
        </Part>
        <Part title={t`Reviews`}>
          <ReviewList reviews={reviews} total={getReviewCount(freelancer)} />
        </Part>
      </Stack>
    </Columns>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Stack as="section" gap="s2" aria-labelledby={headingId}>
      <h2 id={headingId} className={h3Text}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}
