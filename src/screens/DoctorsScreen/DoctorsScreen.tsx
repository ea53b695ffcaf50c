import { DoctorCardList } from '../../components/DoctorCardList/DoctorCardList.tsx';
import { RefreshNotice } from '../../components/RefreshNotice/RefreshNotice.tsx';
import type { Doctor } from '../../contract/doctors.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import * as styles from './DoctorsScreen.css.ts';

export interface DoctorsScreenProps {
  doctors: Loadable<readonly Doctor[]>;
  doctorHref: (id: string) => string;
  onRetry: () => void;
}

/** `/doctors`, linked but not described in the spec (spec §2 Doctor profile). */
export function DoctorsScreen({ doctors, doctorHref, onRetry }: DoctorsScreenProps) {
  return (
    <div className={styles.page}>
      <PageHeading>Doctors</PageHeading>
      <RefreshNotice data={doctors} onRetry={onRetry} />
      <DoctorCardList doctors={doctors} doctorHref={doctorHref} onRetry={onRetry} />
    </div>
  );
}
