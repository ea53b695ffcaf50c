import { BookingAsideSkeleton } from '../../components/DoctorSkeletons/BookingAsideSkeleton.tsx';
import { DoctorProfileSkeleton } from '../../components/DoctorSkeletons/DoctorProfileSkeleton.tsx';
import { PageLoadError } from '../../components/PageLoadError/PageLoadError.tsx';
import type { Freelancer } from '../../contract/freelancers.ts';
import type { HourCycle } from '../../domain/india-time.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../words/t.ts';
import { FreelancerProfile } from './FreelancerProfile.tsx';
import * as styles from './FreelancerScreen.css.ts';

export interface FreelancerScreenProps {
  freelancer: Loadable<Freelancer>;
  now: Date;
  hourCycle: HourCycle;
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
