import { HospitalCard } from '../../../components/hospitals/HospitalCard/HospitalCard.tsx';
import { HospitalCardSkeleton } from '../../../components/hospitals/HospitalCard/HospitalCardSkeleton.tsx';
import { LoadError } from '../../../components/shared/LoadError/LoadError.tsx';
import { RefetchNotice } from '../../../components/shared/RefetchNotice/RefetchNotice.tsx';
import type { Hospital } from '../../../contract/hospitals.ts';
import { listCities } from '../../../domain/hospitals/cities.ts';
import { formatCount } from '../../../domain/count.ts';
import {
  listDepartments,
  searchHospitals,
  type HospitalSearch,
} from '../../../domain/hospitals/hospital-search.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { formatHospitalSearch } from '../../../domain/doctors/search-address.ts';
import { softText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { IncrementalList } from '../../../ui/lazy/IncrementalList/IncrementalList.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { SearchField } from '../../../ui/forms/SearchField/SearchField.tsx';
import { Select } from '../../../ui/forms/Select/Select.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './HospitalsScreen.css.ts';

const SKELETONS = [1, 2, 3, 4];

export interface HospitalsScreenProps {
  hospitals: Loadable<readonly Hospital[]>;
  search: HospitalSearch;
  onSearchChange: (search: HospitalSearch) => void;
  now: Date;
  hospitalHref: (id: string) => string;
  onRetry: () => void;
}

/** Spec §2 Hospitals. */
export function HospitalsScreen(props: HospitalsScreenProps) {
  const { hospitals, search, onSearchChange } = props;
  const all = hospitals.status === 'ready' ? hospitals.data : [];
  const cities = listCities(all);
  // The URL may contain a city that is not in the list.
  const offered = search.city && !cities.includes(search.city) ? [search.city, ...cities] : cities;
  // Some APIs return no cities. Reserve the space until the hospitals have loaded.
  const hasCities = offered.length > 0 || hospitals.status === 'loading';
  return (
    <Page gap="s6">
      <Stack gap="s1">
        <PageHeading>{t`Hospitals`}</PageHeading>
        <p className={softText}>{t`Waiting times, departments and directions.`}</p>
      </Stack>
      <div className={styles.search} role="search" aria-label={t`Hospitals`}>
        <SearchField
          label={t`Search by name or address`}
          placeholder={t`Search by name or address`}
          value={search.query}
          onChange={(query) => onSearchChange({ ...search, query })}
        />
        <Select
          label={t`Department`}
          isLabelHidden
          options={[
            { value: '', label: t`All Departments` },
            ...listDepartments(all).map((department) => ({ value: department, label: department })),
          ]}
          value={search.department}
          onChange={(department) => onSearchChange({ ...search, department })}
        />
        {hasCities && (
          <Select
            label={t`City`}
            isLabelHidden
            options={[
              { value: '', label: t`All cities` },
              ...offered.map((city) => ({ value: city, label: city })),
            ]}
            value={search.city}
            onChange={(city) => onSearchChange({ ...search, city })}
          />
        )}
      </div>
      <RefetchNotice data={hospitals} onRetry={props.onRetry} />
      <Results {...props} />
    </Page>
  );
}

function Results({
  hospitals,
  search,
  onSearchChange,
  now,
  hospitalHref,
  onRetry,
}: HospitalsScreenProps) {
  if (hospitals.status === 'error') {
    return (
      <LoadError error={hospitals} title={t`The hospitals could not be loaded`} onRetry={onRetry} />
    );
  }
  if (hospitals.status === 'loading') {
    return (
      <div className={styles.cards} aria-busy="true">
        <VisuallyHidden>{t`Loading hospitals…`}</VisuallyHidden>
        {SKELETONS.map((place) => (
          <HospitalCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  const found = searchHospitals(hospitals.data, search);
  const canWiden = hospitals.data.length > 0;
  return (
    <div>
      <p role="status">
        <VisuallyHidden>
          {plural(found.length, {
            one: t`1 hospital found`,
            other: t`${formatCount(found.length)} hospitals found`,
          })}
        </VisuallyHidden>
      </p>
      {found.length > 0 ? (
        <IncrementalList
          question={formatHospitalSearch(search)}
          items={found}
          className={styles.cards}
        >
          {(hospital) => (
            <HospitalCard
              key={hospital.id}
              hospital={hospital}
              detailsHref={hospitalHref(hospital.id)}
              now={now}
            />
          )}
        </IncrementalList>
      ) : (
        <EmptyState
          title={canWiden ? t`No hospitals found` : t`No hospitals are listed yet`}
          action={
            canWiden && (
              <Button
                variant="secondary"
                onPress={() => onSearchChange({ query: '', department: '', city: '' })}
              >
                {t`Show all hospitals`}
              </Button>
            )
          }
        >
          {canWiden
            ? t`Check the spelling, or try another department or city.`
            : t`Hospitals will appear here when they join CareSetu.`}
        </EmptyState>
      )}
    </div>
  );
}
