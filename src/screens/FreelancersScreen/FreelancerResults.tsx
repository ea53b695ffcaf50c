import { FreelancerCard } from '../../components/FreelancerCard/FreelancerCard.tsx';
import { FreelancerCardSkeleton } from '../../components/FreelancerCard/FreelancerCardSkeleton.tsx';
import { LoadError } from '../../components/LoadError/LoadError.tsx';
import type { Freelancer } from '../../contract/freelancers.ts';
import type { FreelancerSearch } from '../../domain/freelancer-search.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { formatFreelancerSearch } from '../../domain/search-address.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { GrowingList } from '../../ui/GrowingList/GrowingList.tsx';
import * as styles from './FreelancersScreen.css.ts';

const SKELETONS = [1, 2, 3, 4];

export interface FreelancerResultsProps {
  /** The helpers that the search finds, in the order to show them. */
  found: readonly Freelancer[];
  /** Every helper; 'not-found' where the API has no helpers at all. */
  freelancers: Loadable<readonly Freelancer[]>;
  /** What the list is narrowed by. */
  search: FreelancerSearch;
  /** A filter was chosen or all were cleared. */
  onSearchChange: (search: FreelancerSearch) => void;
  /** Where a helper's profile is. */
  freelancerHref: (id: string) => string;
  /** Where a helper is booked. */
  bookHref: (id: string) => string;
  /** 'Try again' was pressed. */
  onRetry: () => void;
}

/** The rows of helpers, or what stands there while they load, when there are none or they cannot be had. */
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
        <LoadError error={freelancers} title="The helpers could not be loaded" onRetry={onRetry} />
      </div>
    );
  }
  const address = formatFreelancerSearch(search);
  if (found.length === 0) {
    const canClear = freelancers.status === 'ready' && address !== '';
    return (
      <div className={styles.panel}>
        <EmptyState
          title="No helpers found"
          action={
            canClear && (
              <Button variant="secondary" onPress={() => onSearchChange({ city: '', day: '' })}>
                Clear filters
              </Button>
            )
          }
        >
          {canClear ? 'Try another city or day.' : 'Helpers stand here once they have joined.'}
        </EmptyState>
      </div>
    );
  }
  return (
    <GrowingList question={address} items={found}>
      {(freelancer) => (
        <FreelancerCard
          key={freelancer.id}
          freelancer={freelancer}
          profileHref={freelancerHref(freelancer.id)}
          bookHref={bookHref(freelancer.id)}
        />
      )}
    </GrowingList>
  );
}
