import { memo } from 'react';
import type { Doctor } from '../../../contract/doctors.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { IncrementalList } from '../../../ui/lazy/IncrementalList/IncrementalList.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import { DoctorCard } from '../DoctorCard/DoctorCard.tsx';
import { DoctorCardSkeleton } from '../DoctorSkeletons/DoctorCardSkeleton.tsx';
import { LoadError } from '../../shared/LoadError/LoadError.tsx';
import * as styles from './DoctorCardList.css.ts';

const SKELETONS = [1, 2, 3, 4, 5, 6];

export interface DoctorCardListProps {
  doctors: Loadable<readonly Doctor[]>;
  doctorHref: (id: string) => string;
  onRetry: () => void;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** Memoized, so that typing in a search box does not rerender the list. */
export const DoctorCardList = memo(function DoctorCardList({
  doctors,
  doctorHref,
  onRetry,
  headingLevel = 2,
}: DoctorCardListProps) {
  if (doctors.status === 'error') {
    return (
      <LoadError error={doctors} title={t`The doctors could not be loaded`} onRetry={onRetry} />
    );
  }
  if (doctors.status === 'loading') {
    return (
      <div className={styles.cards} aria-busy="true">
        <VisuallyHidden>{t`Loading doctors…`}</VisuallyHidden>
        {SKELETONS.map((place) => (
          <DoctorCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (doctors.data.length === 0) {
    return (
      <EmptyState title={t`No doctors yet`}>
        {t`Doctors will appear here when they join CareSetu.`}
      </EmptyState>
    );
  }
  return (
    <IncrementalList items={doctors.data} className={styles.cards}>
      {(doctor) => (
        <DoctorCard
          key={doctor.id}
          doctor={doctor}
          profileHref={doctorHref(doctor.id)}
          headingLevel={headingLevel}
        />
      )}
    </IncrementalList>
  );
});
