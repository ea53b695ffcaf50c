import { useCallback, useDeferredValue, useRef } from 'react';
import { DoctorFilters } from '../../../components/doctors/DoctorFilters/DoctorFilters.tsx';
import { RefetchNotice } from '../../../components/shared/RefetchNotice/RefetchNotice.tsx';
import { SearchBox, type SearchBoxProps } from '../../../components/home/SearchBox/SearchBox.tsx';
import { formatCount } from '../../../domain/count.ts';
import { withoutFilters, type DoctorSearch, type Sort } from '../../../domain/doctors/search.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { StitchRule } from '../../../ui/layout/StitchRule/StitchRule.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Say } from '../../../words/Say.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { SearchResults, type SearchResultsProps } from './SearchResults.tsx';
import * as styles from './SearchScreen.css.ts';
import { SortChoice } from './SortChoice.tsx';
import { SymptomNote } from './SymptomNote.tsx';

export interface SearchScreenProps extends Omit<SearchResultsProps, 'onLeadOn'> {
  onSearchChange: (search: DoctorSearch) => void;
  /** Sort orders that the API supports. */
  sorts: readonly Sort[];
  searchBox: SearchBoxProps;
}

/** Spec §2 Search results. */
export function SearchScreen({ searchBox, sorts, ...results }: SearchScreenProps) {
  const { search, onSearchChange, doctors } = results;
  const [city] = search.location.split(',');
  // Defer only the long list, so that inputs update immediately.
  const rows = { search: useDeferredValue(search), doctors: useDeferredValue(doctors) };
  const isEmpty = rows.doctors.status === 'ready' && rows.doctors.data.length === 0;
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears.
  const leadOn = useCallback(
    (next: DoctorSearch) => {
      onSearchChange(next);
      status.current?.focus();
    },
    [onSearchChange],
  );
  return (
    <div className={styles.page}>
      <PageHeading>{city?.trim() ? t`Doctors in ${city.trim()}` : t`Doctors`}</PageHeading>
      <SearchBox {...searchBox} />
      <DoctorFilters
        search={search}
        onSearchChange={onSearchChange}
        onClear={isEmpty ? null : () => leadOn(withoutFilters(search))}
      />
      <div className={styles.results}>
        <Inline gap="s4" rowGap="s2" align="center" justify="between" className={styles.head}>
          <p ref={status} className={styles.status} role="status" tabIndex={-1}>
            {doctors.status === 'loading' && t`Looking for doctors…`}
            {doctors.status === 'ready' && <Matches count={doctors.data.length} />}
          </p>
          <SortChoice
            value={search.sort}
            sorts={sorts}
            onChange={(sort) => onSearchChange({ ...search, sort })}
          />
        </Inline>
        <RefetchNotice data={doctors} onRetry={results.onRetry} />
        <SymptomNote query={rows.search.query} doctors={rows.doctors} />
        <StitchRule />
        <SearchResults {...results} {...rows} onLeadOn={leadOn} />
      </div>
    </div>
  );
}

function Matches({ count }: { count: number }) {
  const doctors = plural(count, { one: t`1 doctor`, other: t`${formatCount(count)} doctors` });
  const counted = <strong className={styles.count}>{doctors}</strong>;
  return count === 1 ? (
    <Say>{counted} matches your search</Say>
  ) : (
    <Say>{counted} match your search</Say>
  );
}
