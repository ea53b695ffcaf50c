import { useMemo } from 'react';
import { DoctorCardList } from '../../../components/doctors/DoctorCardList/DoctorCardList.tsx';
import { SearchBox, type SearchBoxProps } from '../../../components/home/SearchBox/SearchBox.tsx';
import type { Doctor } from '../../../contract/doctors.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './FindADoctorScreen.css.ts';

/** The outermost ring extends above y = 0. */
const ART = '/art/hero/bridge.svg#svgView(viewBox(0,-20,1280,450))';
const DOCTORS_SHOWN = 6;

export interface FindADoctorScreenProps {
  searchBox: SearchBoxProps;
  doctors: Loadable<readonly Doctor[]>;
  doctorHref: (id: string) => string;
  doctorsHref: string;
  onRetry: () => void;
}

/** Spec §2 Find a Doctor. */
export function FindADoctorScreen({
  searchBox,
  doctors,
  doctorHref,
  doctorsHref,
  onRetry,
}: FindADoctorScreenProps) {
  const shown = useMemo(() => takeFirst(doctors), [doctors]);
  return (
    <>
      <div className={styles.top}>
        <Stack gap="s3" align="center" className={styles.intro}>
          <PageHeading size="display">{t`Find a Doctor`}</PageHeading>
          <p className={styles.lead}>{t`Search by place, doctor, specialty or hospital.`}</p>
          <div className={styles.box}>
            <SearchBox {...searchBox} />
          </div>
        </Stack>
        <img className={styles.art} src={withBase(ART)} alt="" width={1280} height={450} />
      </div>
      <Stack gap="s2" className={styles.doctors}>
        <Inline gap="s4" align="baseline" justify="between">
          <h2>{t`Doctors on CareSetu`}</h2>
          <Link href={doctorsHref} variant="stitched">
            {t`See all doctors`}
          </Link>
        </Inline>
        <DoctorCardList
          doctors={shown}
          doctorHref={doctorHref}
          onRetry={onRetry}
          headingLevel={3}
        />
      </Stack>
    </>
  );
}

function takeFirst(doctors: Loadable<readonly Doctor[]>): Loadable<readonly Doctor[]> {
  if (doctors.status !== 'ready') return doctors;
  return { status: 'ready', data: doctors.data.slice(0, DOCTORS_SHOWN) };
}
