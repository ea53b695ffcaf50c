import type { Appointment } from '../../../contract/appointments.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { PageLoadError } from '../../shared/PageLoadError/PageLoadError.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { t } from '../../../words/t.ts';

export interface VisitUnavailableProps {
  appointment: Exclude<Loadable<Appointment>, { status: 'ready' }>;
  heading: string;
  appointmentsHref: string;
  onRetry: () => void;
}

export function VisitUnavailable({
  appointment,
  heading,
  appointmentsHref,
  onRetry,
}: VisitUnavailableProps) {
  if (appointment.status === 'loading') {
    return (
      <Page padding="medium" gap="s6" role="status">
        <PageHeading>{heading}</PageHeading>
        <VisuallyHidden>{t`Loading the visit`}</VisuallyHidden>
        <Skeleton shape="block" width="100%" />
        <Skeleton shape="block" width="100%" />
      </Page>
    );
  }
  return (
    <Page padding="medium" gap="s6">
      <PageLoadError
        error={appointment}
        title={t`The visit could not be loaded`}
        missing={{
          title: t`Visit not found`,
          message: t`This visit does not exist, or you do not have access to it.`,
          action: { label: t`View appointments`, href: appointmentsHref },
        }}
        onRetry={onRetry}
      />
    </Page>
  );
}
