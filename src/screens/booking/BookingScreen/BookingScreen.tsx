import { useRef } from 'react';
import type { Doctor, TakenSlots } from '../../../contract/doctors.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { BookingSummary } from '../../../components/booking/BookingSummary/BookingSummary.tsx';
import { ConfirmBar } from '../../../components/booking/ConfirmBar/ConfirmBar.tsx';
import { visitPlace } from '../../../components/appointments/visit-place.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { t } from '../../../words/t.ts';
import { bookingView } from './booking-view.ts';
import { BookingCrumbs } from './BookingCrumbs.tsx';
import { BookingSteps, type BookingStepsProps } from './BookingSteps.tsx';
import { BookingFailure, BookingSkeleton } from './BookingFallbacks.tsx';
import { useBarSize } from './use-bar-size.ts';
import * as styles from './BookingScreen.css.ts';

export interface BookingScreenProps extends Omit<
  BookingStepsProps,
  'view' | 'place' | 'doctorName' | 'specialty'
> {
  doctor: Loadable<Doctor>;
  takenSlots: Loadable<TakenSlots> | null;
  onConfirm: () => void;
  isSubmitting: boolean;
  error: string | null;
  hrefs: {
    /** Set if one of the patient's other visits blocks the booking. */
    appointments: string | null;
    profile: string;
    find: string;
  };
  onRetry: () => void;
}

/** Spec §2 Booking, §5, §9. */
export function BookingScreen({ doctor, ...rest }: BookingScreenProps) {
  if (doctor.status === 'ready') return <BookingForm {...rest} doctor={doctor.data} />;
  return (
    <Page padding="form">
      {doctor.status === 'loading' ? (
        <BookingSkeleton findHref={rest.hrefs.find} />
      ) : (
        <BookingFailure error={doctor} findHref={rest.hrefs.find} onRetry={rest.onRetry} />
      )}
    </Page>
  );
}

function BookingForm({
  doctor,
  hrefs,
  draft,
  takenSlots,
  conflict,
  now,
  onConfirm,
  isSubmitting,
  error,
  ...steps
}: Omit<BookingScreenProps, 'doctor' | 'onRetry'> & { doctor: Doctor }) {
  const view = bookingView(doctor, draft, takenSlots, now, conflict?.time);
  const name = withDoctorTitle(doctor.name);
  const place = visitPlace(doctor);
  const bar = useRef<HTMLDivElement>(null);
  useBarSize(bar);
  const confirm = {
    date: view.date,
    time: view.time,
    appointmentType: draft.appointmentType,
    place: draft.appointmentType === 'in-person' ? place : null,
    missing: view.missing,
    onConfirm,
    isSubmitting,
    error,
    errorLink:
      hrefs.appointments === null
        ? null
        : { label: t`See your appointments`, href: hrefs.appointments },
  };
  return (
    <>
      <Page padding="form">
        <BookingCrumbs findHref={hrefs.find} doctor={{ name, href: hrefs.profile }} />
        <Inline canWrap={false} gap="s4" align="center">
          <div className={styles.portrait}>
            <Avatar name={name} src={doctor.profilePicture} size="m" fallback="doctor" />
          </div>
          <div className={styles.words}>
            <PageHeading>{t`Book an appointment`}</PageHeading>
            <p className={styles.withWhom}>{t`with ${name}`}</p>
          </div>
        </Inline>
        <Columns gap="s8" className={styles.columns}>
          <BookingSteps
            {...steps}
            draft={draft}
            conflict={conflict}
            view={view}
            now={now}
            place={place}
            doctorName={name}
            specialty={doctor.specialty}
          />
          <aside className={styles.aside} aria-label={t`Your visit`}>
            <BookingSummary {...confirm} doctor={doctor} />
          </aside>
        </Columns>
      </Page>
      <div ref={bar} className={styles.bar}>
        <ConfirmBar {...confirm} />
      </div>
    </>
  );
}
