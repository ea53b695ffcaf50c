import { BookingAsideSkeleton } from '../../../components/doctors/DoctorSkeletons/BookingAsideSkeleton.tsx';
import { DoctorProfileSkeleton } from '../../../components/doctors/DoctorSkeletons/DoctorProfileSkeleton.tsx';
import { PageLoadError } from '../../../components/shared/PageLoadError/PageLoadError.tsx';
import type { Freelancer } from '../../../contract/freelancers.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import { FreelancerProfile } from './FreelancerProfile.tsx';
import * as styles from './FreelancerScreen.css.ts';

export interface FreelancerScreenProps {
  freelancer: Loadable<Freelancer>;
  now: Date;
  bookHref: string;
  freelancersHref: string;
  onRetry: () => void;
}

export function FreelancerScreen(props: FreelancerScreenProps) {
  const { freelancer, freelancersHref, onRetry } = props;
  if (freelancer.status === 'error') {
    return (
      <Page padding="trail">
        <PageLoadError
          error={freelancer}
          title={t`This profile could not be loaded`}
          missing={{
            title: t`Freelancer not found`,
            message: t`The helper you are looking for doesn't exist or may have been removed.`,
            action: { label: t`See all helpers`, href: freelancersHref },
          }}
          onRetry={onRetry}
        />
      </Page>
    );
  }
  if (freelancer.status === 'loading') {
    return (
      <Page padding="trail" aria-busy="true">
        <h1>
          <VisuallyHidden>{t`Loading the helper’s profile…`}</VisuallyHidden>
        </h1>
        <Columns gap="s8" className={styles.columns}>
          <Stack gap="s6">
            <DoctorProfileSkeleton />
          </Stack>
          <div className={styles.aside}>
            <BookingAsideSkeleton />
          </div>
        </Columns>
      </Page>
    );
  }
  const { name } = freelancer.data;
  return (
    <Page padding="trail">
      <div className={styles.trail}>
        <Breadcrumbs
          items={[{ label: t`Queue helpers`, href: freelancersHref }, { label: name }]}
        />
      </div>
      <FreelancerProfile {...props} freelancer={freelancer.data} />
    </Page>
  );
}
