import type { Doctor } from '../../../contract/doctors.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { BookingStep } from '../../../components/booking/BookingStep/BookingStep.tsx';
import { LoadError } from '../../../components/shared/LoadError/LoadError.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState/ErrorState.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Slip } from '../../../ui/layout/Slip/Slip.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { t } from '../../../words/t.ts';
import { BookingCrumbs } from './BookingCrumbs.tsx';
import * as styles from './BookingScreen.css.ts';

const steps = [t`Choose a date`, t`Choose a time`, t`How would you like to meet?`];

export function BookingSkeleton({ findHref }: { findHref: string }) {
  return (
    <>
      <BookingCrumbs findHref={findHref} />
      <PageHeading>{t`Book an appointment`}</PageHeading>
      <Columns gap="s8" className={styles.columns} role="status">
        <VisuallyHidden>{t`Loading the doctor`}</VisuallyHidden>
        <div>
          {steps.map((title, index) => (
            <BookingStep key={title} number={index + 1} title={title}>
              <Skeleton shape="block" width="100%" />
            </BookingStep>
          ))}
        </div>
        <div className={styles.aside}>
          <Slip>
            <Skeleton shape="line" width="60%" />
            <Skeleton shape="block" width="100%" />
          </Slip>
        </div>
      </Columns>
    </>
  );
}

export interface BookingFailureProps {
  error: Extract<Loadable<Doctor>, { status: 'error' }>;
  findHref: string;
  onRetry: () => void;
}

/** Spec §8. */
export function BookingFailure({ error, findHref, onRetry }: BookingFailureProps) {
  if (error.reason === 'not-found')
    return (
      <ErrorState
        kind="not-found"
        headingLevel={1}
        title={t`Doctor not found`}
        message={t`The doctor you are looking for doesn't exist or may have been removed.`}
        action={{ label: t`Find a Doctor`, href: findHref }}
      />
    );
  return (
    <>
      <PageHeading>{t`Book an appointment`}</PageHeading>
      <div className={styles.failure}>
        <LoadError error={error} title={t`This page could not be loaded`} onRetry={onRetry} />
      </div>
    </>
  );
}
