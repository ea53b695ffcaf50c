import { DoctorCardList } from '../../../components/doctors/DoctorCardList/DoctorCardList.tsx';
import { RefetchNotice } from '../../../components/shared/RefetchNotice/RefetchNotice.tsx';
import type { Doctor } from '../../../contract/doctors.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { t } from '../../../words/t.ts';

export interface DoctorsScreenProps {
  doctors: Loadable<readonly Doctor[]>;
  doctorHref: (id: string) => string;
  onRetry: () => void;
}

/** The spec links to this page without describing it (spec §2 Doctor profile). */
export function DoctorsScreen({ doctors, doctorHref, onRetry }: DoctorsScreenProps) {
  return (
    <Page gap="s4">
      <PageHeading>{t`Doctors`}</PageHeading>
      <RefetchNotice data={doctors} onRetry={onRetry} />
      <DoctorCardList doctors={doctors} doctorHref={doctorHref} onRetry={onRetry} />
    </Page>
  );
}
