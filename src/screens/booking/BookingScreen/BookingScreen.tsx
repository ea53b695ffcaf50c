import { useRef } from 'react';
import type { Doctor, TakenSlots } from '../../../contract/doctors.ts';
import type { FreeDay } from '../../../contract/free-times.ts';
import { findSooner } from '../../../domain/booking/free-days.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { offeredTypes, visitPrice } from '../../../domain/doctors/practice.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { BookingSummary } from '../../../components/booking/BookingSummary/BookingSummary.tsx';
import { ConfirmBar } from '../../../components/booking/ConfirmBar/ConfirmBar.tsx';
import { visitPlace } from '../../../domain/appointments/visit-place.ts';
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
  'view' | 'doctor' | 'appointmentType' | 'others' | 'bookingHref'
> {
  doctor: Loadable<Doctor>;
  takenSlots: Loadable<TakenSlots> | null;
  /** Null while unknown. */
  freeDays: readonly FreeDay[] | null;
  /** To choose from when a day is full. */
  otherDoctors: readonly Doctor[];
  onConfirm: () => void;
  isSubmitting: boolean;
  error: string | null;
  hrefs: {
    /** Set if one of the patient's other visits blocks the booking. */
    appointments: string | null;
    profile: string;
    find: string;
    booking: (doctorId: string, slot: SlotTime) => string;
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
  freeDays,
  otherDoctors,
  conflict,
  now,
  onConfirm,
  isSubmitting,
  error,
  ...steps
}: Omit<BookingScreenProps, 'doctor' | 'onRetry'> & { doctor: Doctor }) {
  const view = bookingView(doctor, draft, takenSlots, now, conflict?.time, freeDays);
  const name = withDoctorTitle(doctor.name);
  const types = offeredTypes(doctor);
  const wanted = draft.appointmentType ?? types[0];
  const appointmentType = types.includes(wanted) ? wanted : null;
  const bar = useRef<HTMLDivElement>(null);
  useBarSize(bar);
  const confirm = {
    date: view.date,
    time: view.time,
    appointmentType,
    price: appointmentType && visitPrice(doctor, appointmentType),
    isUntouched: view.date === null && appointmentType === types[0],
    missing: appointmentType ? view.missing : t`Choose another way to meet.`,
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
            doctor={doctor}
            appointmentType={appointmentType}
            others={view.full ? findSooner(otherDoctors, doctor, view.full.next, now) : []}
            bookingHref={hrefs.booking}
          />
          <aside className={styles.aside} aria-label={t`Your visit`}>
            <BookingSummary
              {...confirm}
              doctor={doctor}
              place={appointmentType === 'in-person' ? visitPlace(doctor) : null}
            />
          </aside>
        </Columns>
      </Page>
      <div ref={bar} className={styles.bar}>
        <ConfirmBar {...confirm} />
      </div>
    </>
  );
}
