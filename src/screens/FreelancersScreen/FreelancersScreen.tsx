import { FreelancerFilters } from '../../components/FreelancerFilters/FreelancerFilters.tsx';
import { countText } from '../../components/doctor-text.ts';
import { listCities } from '../../domain/cities.ts';
import { searchFreelancers } from '../../domain/freelancer-search.ts';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { StitchRule } from '../../ui/StitchRule/StitchRule.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
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
        <PageHeading>Queue helpers</PageHeading>
        <p className={styles.intro}>
          A helper queues at the hospital for you and messages you when it is your turn. You pay by
          the hour.
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
          {freelancers.status === 'loading' && 'Looking for helpers…'}
          {freelancers.status === 'ready' && (
            <>
              <strong className={styles.count}>
                {countText(found.length, 'helper', 'helpers')}
              </strong>{' '}
              found
            </>
          )}
        </p>
        <StitchRule />
        <FreelancerResults {...props} found={found} />
      </div>
    </Page>
  );
}
