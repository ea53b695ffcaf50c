import type { ReactNode } from 'react';
import { BookingAside } from '../../../components/booking/BookingAside/BookingAside.tsx';
import { BookingAsideSkeleton } from '../../../components/doctors/DoctorSkeletons/BookingAsideSkeleton.tsx';
import { DoctorProfileSkeleton } from '../../../components/doctors/DoctorSkeletons/DoctorProfileSkeleton.tsx';
import { LatestReview } from '../../../components/doctors/LatestReview/LatestReview.tsx';
import { PageLoadError } from '../../../components/shared/PageLoadError/PageLoadError.tsx';
import { RefetchNotice } from '../../../components/shared/RefetchNotice/RefetchNotice.tsx';
import { newestFirst } from '../../../components/doctors/ReviewList/ReviewList.tsx';
import type { Doctor } from '../../../contract/doctors.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import { DoctorProfile, type ProfileTab } from './DoctorProfile.tsx';
import * as styles from './DoctorProfileScreen.css.ts';

export interface DoctorProfileScreenProps {
  doctor: Loadable<Doctor>;
  tab: ProfileTab;
  onTabChange: (tab: ProfileTab) => void;
  now: Date;
  bookingHref: string;
  /** The next free times. */
  nextTimes: ReactNode;
  messageHref: string;
  doctorsHref: string;
  findHref: string;
  specialtyHref: (specialty: string) => string;
  freelancersHref: string;
  onRetry: () => void;
}

/** Spec §2 Doctor profile. */
export function DoctorProfileScreen(props: DoctorProfileScreenProps) {
  const { doctor, doctorsHref, findHref, specialtyHref, onRetry } = props;
  if (doctor.status === 'error') {
    return (
      <Page padding="trail">
        <PageLoadError
          error={doctor}
          title={t`This profile could not be loaded`}
          missing={{
            title: t`Doctor not found`,
            message: t`The doctor you are looking for doesn't exist or may have been removed.`,
            action: { label: t`See all doctors`, href: doctorsHref },
          }}
          onRetry={onRetry}
        />
      </Page>
    );
  }
  if (doctor.status === 'loading') {
    return (
      // Reusing the skeleton's elements would shift the layout.
      <Page key="loading" padding="trail" aria-busy="true">
        <h1>
          <VisuallyHidden>{t`Loading the doctor’s profile…`}</VisuallyHidden>
        </h1>
        <div className={styles.trail}>
          <Skeleton shape="line" width="260px" />
        </div>
        <Columns gap="s8">
          <DoctorProfileSkeleton />
          <BookingAsideSkeleton />
        </Columns>
      </Page>
    );
  }
  const { name, specialty, reviews } = doctor.data;
  const [latestReview] = newestFirst(reviews);
  return (
    <Page padding="trail">
      <RefetchNotice data={doctor} onRetry={onRetry} />
      <div className={styles.trail}>
        <Breadcrumbs
          items={[
            { label: t`Find a Doctor`, href: findHref },
            { label: specialty, href: specialtyHref(specialty) },
            { label: withDoctorTitle(name) },
          ]}
        />
      </div>
      <Columns gap="s8">
        <DoctorProfile {...props} doctor={doctor.data} />
        <Stack gap="s8">
          <BookingAside {...props} doctor={doctor.data} />
          {latestReview && <LatestReview review={latestReview} />}
        </Stack>
      </Columns>
    </Page>
  );
}
