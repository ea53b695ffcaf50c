import { memo } from 'react';
import { DoctorListing } from '../../components/DoctorListing/DoctorListing.tsx';
import { DoctorListingSkeleton } from '../../components/DoctorSkeletons/DoctorListingSkeleton.tsx';
import { LoadError } from '../../components/LoadError/LoadError.tsx';
import { PriceNote } from '../../components/PriceNote/PriceNote.tsx';
import type { Doctor } from '../../contract/doctors.ts';
import type { HourCycle } from '../../domain/india-time.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { formatSearch } from '../../domain/search-address.ts';
import { hasFilters, withoutFilters, type DoctorSearch } from '../../domain/search.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { GrowingList } from '../../ui/GrowingList/GrowingList.tsx';
import * as styles from './SearchScreen.css.ts';

const SKELETONS = [1, 2, 3, 4];

export interface SearchResultsProps {
  /** A button that leads on from no results was pressed, which goes with the press. */
  onLeadOn: (search: DoctorSearch) => void;
  /** What is searched for, filters included. */
  search: DoctorSearch;
  /** The doctors that match, in the order to show them. */
  doctors: Loadable<readonly Doctor[]>;
  /** The doctors come from a response of the API; false for the data of a prerendered page. */
  isLive: boolean;
  /** The instant that decides which free times have passed. */
  now: Date;
  /**
   * How times are written.
   * @default '12h'
   */
  hourCycle?: HourCycle;
  /** Where a doctor's profile is. */
  doctorHref: (id: string) => string;
  /** Where a visit to a doctor is booked. */
  bookingHref: (id: string) => string;
  /** 'Try again' was pressed. */
  onRetry: () => void;
}

/**
 * The rows of a search, or what stands there while it runs, when it finds none or when it fails. They are many, and not
 * drawn again while somebody types in the box above them.
 */
export const SearchResults = memo(function SearchResults({
  search,
  onLeadOn,
  doctors,
  doctorHref,
  bookingHref,
  isLive,
  now,
  hourCycle,
  onRetry,
}: SearchResultsProps) {
  if (doctors.status === 'error') {
    return (
      <div className={styles.panel}>
        <LoadError error={doctors} title="The doctors could not be loaded" onRetry={onRetry} />
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
      canClear && { label: 'Clear filters', search: withoutFilters(search) },
      hasLocation && { label: 'Search all of India', search: { ...search, location: '' } },
      !canClear &&
        !hasLocation &&
        search.query !== '' && { label: 'Show all doctors', search: { ...search, query: '' } },
    ].filter((way) => way !== false);
    return (
      <div className={styles.panel}>
        <EmptyState
          title="No doctors found matching your criteria"
          action={
            ways.length > 0 && (
              <div className={styles.waysOn}>
                {ways.map((way) => (
                  <Button key={way.label} variant="secondary" onPress={() => onLeadOn(way.search)}>
                    {way.label}
                  </Button>
                ))}
              </div>
            )
          }
        >
          {canClear
            ? 'Try fewer filters.'
            : 'Check the spelling, or try a specialty such as cardiology or a symptom such as fever.'}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <GrowingList question={formatSearch(search)} items={doctors.data}>
        {(doctor) => (
          <DoctorListing
            key={doctor.id}
            doctor={doctor}
            profileHref={doctorHref(doctor.id)}
            bookingHref={bookingHref(doctor.id)}
            isLive={isLive}
            now={now}
            {...(hourCycle && { hourCycle })}
          />
        )}
      </GrowingList>
      {doctors.data.some(({ consultationFees }) => consultationFees) && <PriceNote />}
    </>
  );
});
