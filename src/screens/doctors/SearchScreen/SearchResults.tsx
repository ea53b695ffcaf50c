import { memo } from 'react';
import { DoctorListing } from '../../../components/doctors/DoctorListing/DoctorListing.tsx';
import { DoctorListingSkeleton } from '../../../components/doctors/DoctorSkeletons/DoctorListingSkeleton.tsx';
import { LoadError } from '../../../components/shared/LoadError/LoadError.tsx';
import { FeeNote } from '../../../components/booking/FeeNote/FeeNote.tsx';
import type { Doctor } from '../../../contract/doctors.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { formatSearch } from '../../../domain/doctors/search-address.ts';
import { hasFilters, withoutFilters, type DoctorSearch } from '../../../domain/doctors/search.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { IncrementalList } from '../../../ui/lazy/IncrementalList/IncrementalList.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './SearchScreen.css.ts';

const SKELETONS = [1, 2, 3, 4];

export interface SearchResultsProps {
  /** The pressed button disappears, so move focus. */
  onLeadOn: (search: DoctorSearch) => void;
  search: DoctorSearch;
  doctors: Loadable<readonly Doctor[]>;
  /** False for prerendered data. */
  isLive: boolean;
  now: Date;
  doctorHref: (id: string) => string;
  bookingHref: (id: string) => string;
  onRetry: () => void;
}

/** Memoized, so that typing does not rerender the many rows. */
export const SearchResults = memo(function SearchResults({
  search,
  onLeadOn,
  doctors,
  doctorHref,
  bookingHref,
  isLive,
  now,
  onRetry,
}: SearchResultsProps) {
  if (doctors.status === 'error') {
    return (
      <div className={styles.panel}>
        <LoadError error={doctors} title={t`The doctors could not be loaded`} onRetry={onRetry} />
      </div>
    );
  }
  if (doctors.status === 'loading') {
    return (
      <div aria-busy="true">
        {SKELETONS.map((place) => (
          <DoctorListingSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (doctors.data.length === 0) {
    const canClear = hasFilters(search);
    const hasLocation = search.location !== '';
    const ways = [
      canClear && { label: t`Clear filters`, search: withoutFilters(search) },
      hasLocation && { label: t`Search all of India`, search: { ...search, location: '' } },
      !canClear &&
        !hasLocation &&
        search.query !== '' && { label: t`Show all doctors`, search: { ...search, query: '' } },
    ].filter((way) => way !== false);
    return (
      <div className={styles.panel}>
        <EmptyState
          title={t`No doctors found matching your criteria`}
          action={
            ways.length > 0 && (
              <Inline gap="s3" justify="center">
                {ways.map((way) => (
                  <Button key={way.label} variant="secondary" onPress={() => onLeadOn(way.search)}>
                    {way.label}
                  </Button>
                ))}
              </Inline>
            )
          }
        >
          {canClear
            ? t`Try fewer filters.`
            : t`Check the spelling, or try a specialty such as cardiology or a symptom such as fever.`}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <IncrementalList question={formatSearch(search)} items={doctors.data}>
        {(doctor) => (
          <DoctorListing
            key={doctor.id}
            doctor={doctor}
            profileHref={doctorHref(doctor.id)}
            bookingHref={bookingHref(doctor.id)}
            isLive={isLive}
            now={now}
          />
        )}
      </IncrementalList>
      {doctors.data.some(({ consultationFees }) => consultationFees) && <FeeNote />}
    </>
  );
});
