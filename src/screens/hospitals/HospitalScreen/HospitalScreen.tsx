import { HospitalCardSkeleton } from '../../../components/hospitals/HospitalCard/HospitalCardSkeleton.tsx';
import { PageLoadError } from '../../../components/shared/PageLoadError/PageLoadError.tsx';
import { RefetchNotice } from '../../../components/shared/RefetchNotice/RefetchNotice.tsx';
import type { Hospital } from '../../../contract/hospitals.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { t } from '../../../words/t.ts';
import { HospitalDetails, type HospitalDetailsProps } from './HospitalDetails.tsx';

export interface HospitalScreenProps extends Omit<HospitalDetailsProps, 'hospital' | 'notice'> {
  hospital: Loadable<Hospital>;
}

export function HospitalScreen(props: HospitalScreenProps) {
  const { hospital, hospitalsHref, onRetry } = props;
  if (hospital.status === 'ready') {
    const outdated = hospital.problem ? hospital : props.doctors;
    const notice = <RefetchNotice data={outdated} onRetry={onRetry} />;
    return <HospitalDetails {...props} hospital={hospital.data} notice={notice} />;
  }
  return (
    <Page padding="trail" gap="s6" aria-busy={hospital.status === 'loading'}>
      {hospital.status === 'loading' ? (
        <>
          <VisuallyHidden>{t`Loading the hospital…`}</VisuallyHidden>
          <HospitalCardSkeleton />
        </>
      ) : (
        <PageLoadError
          error={hospital}
          title={t`The hospital could not be loaded`}
          missing={{
            title: t`Hospital not found`,
            message: t`The hospital you are looking for doesn't exist or may have been removed.`,
            action: { label: t`See all hospitals`, href: hospitalsHref },
          }}
          onRetry={onRetry}
        />
      )}
    </Page>
  );
}
