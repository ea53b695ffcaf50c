import { BookingAside } from '../../components/BookingAside/BookingAside.tsx';
import { BookingAsideSkeleton } from '../../components/DoctorSkeletons/BookingAsideSkeleton.tsx';
import { DoctorProfileSkeleton } from '../../components/DoctorSkeletons/DoctorProfileSkeleton.tsx';
import { LatestReview } from '../../components/LatestReview/LatestReview.tsx';
import { PageLoadError } from '../../components/PageLoadError/PageLoadError.tsx';
import { RefreshNotice } from '../../components/RefreshNotice/RefreshNotice.tsx';
import { newestFirst } from '../../components/ReviewList/ReviewList.tsx';
import type { Doctor } from '../../contract/doctors.ts';
import type { HourCycle } from '../../domain/india-time.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { DoctorProfile, type ProfileTab } from './DoctorProfile.tsx';
import * as styles from './DoctorProfileScreen.css.ts';

export interface DoctorProfileScreenProps {
  /** Whose profile it is. */
  doctor: Loadable<Doctor>;
  /** The tab that is open. */
  tab: ProfileTab;
  /** Another tab was chosen. */
  onTabChange: (tab: ProfileTab) => void;
  /** The instant from which the next free day is looked for. */
  now: Date;
  /** Where 'Book Appointment' leads. */
  bookingHref: string;
  /** Where 'Send Message' leads. */
  messageHref: string;
  /** Where all doctors are listed. */
  doctorsHref: string;
  /** Where a search starts. */
  findHref: string;
  /** Where the doctors of a specialty are listed. */
  specialtyHref: (specialty: string) => string;
  /** Where helpers who hold a place in the queue are listed. */
  freelancersHref: string;
  /** 'Try again' was pressed. */
  onRetry: () => void;
  /**
   * How times are written.
   * @default '12h'
   */
  hourCycle?: HourCycle;
}

/** One doctor: who they are, when they work, what they cost and what patients say (spec §2 Doctor profile). */
export function DoctorProfileScreen(props: DoctorProfileScreenProps) {
  const { doctor, doctorsHref, findHref, specialtyHref, onRetry } = props;
  if (doctor.status === 'error') {
    return (
      <div className={styles.page}>
        <PageLoadError
          error={doctor}
          title="This profile could not be loaded"
          missing={{
            title: 'Doctor not found',
            message: "The doctor you are looking for doesn't exist or may have been removed.",
            action: { label: 'See all doctors', href: doctorsHref },
          }}
          onRetry={onRetry}
        />
      </div>
    );
  }
  if (doctor.status === 'loading') {
    return (
      // Parts of its own: those of the profile, made of these, would move on the page.
      <div key="loading" className={styles.page} aria-busy="true">
        <h1>
          <VisuallyHidden>Loading the doctor’s profile…</VisuallyHidden>
        </h1>
        <div className={styles.trail}>
          <Skeleton shape="line" width="260px" />
        </div>
        <div className={styles.columns}>
          <DoctorProfileSkeleton />
          <BookingAsideSkeleton />
        </div>
      </div>
    );
  }
  const { name, specialty, reviews } = doctor.data;
  const [latestReview] = newestFirst(reviews);
  return (
    <div className={styles.page}>
      <RefreshNotice data={doctor} onRetry={onRetry} />
      <div className={styles.trail}>
        <Breadcrumbs
          items={[
            { label: 'Find a Doctor', href: findHref },
            { label: specialty, href: specialtyHref(specialty) },
            { label: withDoctorTitle(name) },
          ]}
        />
      </div>
      <div className={styles.columns}>
        <DoctorProfile {...props} doctor={doctor.data} />
        <div className={styles.aside}>
          <BookingAside {...props} />
          {latestReview && <LatestReview review={latestReview} />}
        </div>
      </div>
    </div>
  );
}
