import { FreelancerFilters } from '../../../components/queue/FreelancerFilters/FreelancerFilters.tsx';
import { listCities } from '../../../domain/hospitals/cities.ts';
import { formatCount } from '../../../domain/count.ts';
import { searchFreelancers } from '../../../domain/queue/freelancer-search.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { StitchRule } from '../../../ui/layout/StitchRule/StitchRule.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Say } from '../../../words/Say.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { FreelancerResults, type FreelancerResultsProps } from './FreelancerResults.tsx';
import * as styles from './FreelancersScreen.css.ts';

export type FreelancersScreenProps = Omit<FreelancerResultsProps, 'found'>;

export function FreelancersScreen(props: FreelancersScreenProps) {
  const { freelancers, search, onSearchChange } = props;
  const all = freelancers.status === 'ready' ? freelancers.data : [];
  const found = searchFreelancers(all, search);
  const isEmpty = freelancers.status === 'ready' && found.length === 0;
  return (
    <Page padding="trail" gap="s6">
      <Stack gap="s1">
        <PageHeading>{t`Queue helpers`}</PageHeading>
        <p className={styles.intro}>
          <Say>
            A helper queues at the hospital for you and messages you when it is your turn. You pay
            by the hour.
          </Say>
        </p>
      </Stack>
      <FreelancerFilters
        search={search}
        cities={listCities(all)}
        onSearchChange={onSearchChange}
        canClear={!isEmpty}
      />
      <div>
        <p className={styles.status} role="status">
          {freelancers.status === 'loading' && t`Looking for helpers…`}
          {freelancers.status === 'ready' && (
            <Say>
              <strong className={styles.count}>
                {plural(found.length, {
                  one: t`1 helper`,
                  other: t`${formatCount(found.length)} helpers`,
                })}
              </strong>{' '}
              found
            </Say>
          )}
        </p>
        <StitchRule />
        <FreelancerResults {...props} found={found} />
      </div>
    </Page>
  );
}
