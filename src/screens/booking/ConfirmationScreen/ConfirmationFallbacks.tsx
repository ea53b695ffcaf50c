import type { Appointment } from '../../../contract/appointments.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { LoadError } from '../../../components/shared/LoadError/LoadError.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState/ErrorState.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './ConfirmationScreen.css.ts';

export function ConfirmationSkeleton() {
  return (
    <div className={styles.page} role="status">
      <Stack gap="s5" className={styles.news}>
        <PageHeading size="display">{t`Your appointment`}</PageHeading>
        <VisuallyHidden>{t`Loading your appointment`}</VisuallyHidden>
        <Skeleton shape="line" width="90%" />
        <Skeleton shape="line" width="60%" />
        <Skeleton shape="block" width="100%" />
      </Stack>
      <Stack gap="s5">
        <Skeleton shape="block" width="100%" />
        <Skeleton shape="block" width="100%" />
      </Stack>
    </div>
  );
}

export interface ConfirmationFailureProps {
  error: Extract<Loadable<Appointment>, { status: 'error' }>;
  appointmentsHref: string;
  onRetry: () => void;
}

export function ConfirmationFailure({
  error,
  appointmentsHref,
  onRetry,
}: ConfirmationFailureProps) {
  if (error.reason === 'not-found' || error.reason === 'forbidden')
    return (
      <Page>
        <ErrorState
          kind="not-found"
          headingLevel={1}
          title={t`Appointment not found`}
          message={error.message}
          action={{ label: t`View appointments`, href: appointmentsHref }}
        />
      </Page>
    );
  return (
    <Page>
      <LoadError
        error={error}
        title={t`Your appointment could not be loaded`}
        headingLevel={1}
        onRetry={onRetry}
      />
    </Page>
  );
}
