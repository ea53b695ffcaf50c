import { FreelancerCard } from '../../../components/queue/FreelancerCard/FreelancerCard.tsx';
import { FreelancerCardSkeleton } from '../../../components/queue/FreelancerCard/FreelancerCardSkeleton.tsx';
import { LoadError } from '../../../components/shared/LoadError/LoadError.tsx';
import type { Freelancer } from '../../../contract/freelancers.ts';
import type { FreelancerSearch } from '../../../domain/queue/freelancer-search.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { formatFreelancerSearch } from '../../../domain/doctors/search-address.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { IncrementalList } from '../../../ui/lazy/IncrementalList/IncrementalList.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './FreelancersScreen.css.ts';

const SKELETONS = [1, 2, 3, 4];

export interface FreelancerResultsProps {
  found: readonly Freelancer[];
  /** The error's reason is 'not-found' if the API has no helpers. */
  freelancers: Loadable<readonly Freelancer[]>;
  search: FreelancerSearch;
  onSearchChange: (search: FreelancerSearch) => void;
  freelancerHref: (id: string) => string;
  bookHref: (id: string) => string;
  onRetry: () => void;
}

export function FreelancerResults({
  freelancers,
  search,
  onSearchChange,
  freelancerHref,
  bookHref,
  onRetry,
  found,
}: FreelancerResultsProps) {
  if (freelancers.status === 'loading') {
    return (
      <div aria-busy="true">
        {SKELETONS.map((place) => (
          <FreelancerCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (freelancers.status === 'error' && freelancers.reason !== 'not-found') {
    return (
      <div className={styles.panel}>
        <LoadError
          error={freelancers}
          title={t`The helpers could not be loaded`}
          onRetry={onRetry}
        />
      </div>
    );
  }
  const address = formatFreelancerSearch(search);
  if (found.length === 0) {
    const canClear = freelancers.status === 'ready' && address !== '';
    return (
      <div className={styles.panel}>
        <EmptyState
          title={t`No helpers found`}
          action={
            canClear && (
              <Button variant="secondary" onPress={() => onSearchChange({ city: '', day: '' })}>
                {t`Clear filters`}
              </Button>
            )
          }
        >
          {canClear
            ? t`Try another city or day.`
            : t`Helpers will appear here when they join CareSetu.`}
        </EmptyState>
      </div>
    );
  }
  return (
    <IncrementalList question={address} items={found}>
      {(freelancer) => (
        <FreelancerCard
          key={freelancer.id}
          freelancer={freelancer}
          profileHref={freelancerHref(freelancer.id)}
          bookHref={bookHref(freelancer.id)}
        />
      )}
    </IncrementalList>
  );
}
