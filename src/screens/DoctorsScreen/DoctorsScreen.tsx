import { DoctorCardList } from '../../components/DoctorCardList/DoctorCardList.tsx';
import { RefreshNotice } from '../../components/RefreshNotice/RefreshNotice.tsx';
import type { Doctor } from '../../contract/doctors.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import * as styles from './DoctorsScreen.css.ts';

export interface DoctorsScreenProps {
  /** Every listed doctor. */
  doctors: Loadable<readonly Doctor[]>;
  /** Where a doctor's profile is. */
  doctorHref: (id: string) => string;
  /** 'Try again' was pressed. */
  onRetry: () => void;
}

/** All doctors as cards: what the spec links to as `/doctors` and does not show (spec §2 Doctor profile). */
export function DoctorsScreen({ doctors, doctorHref, onRetry }: DoctorsScreenProps) {
  return (
    <div className={styles.page}>
      <PageHeading>Doctors</PageHeading>
      <RefreshNotice data={doctors} onRetry={onRetry} />
      <DoctorCardList doctors={doctors} doctorHref={doctorHref} onRetry={onRetry} />
    </div>
  );
}
