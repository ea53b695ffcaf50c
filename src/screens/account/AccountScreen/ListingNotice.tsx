import { CircleCheck } from 'lucide-react';
import type { Doctor } from '../../../contract/doctors.ts';
import { hasListedFields, isPractising } from '../../../domain/doctors/verification.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './ProfileForm.css.ts';

interface ListingNoticeProps {
  doctor: Doctor;
  /** In India. */
  today: string;
  scheduleHref: string;
}

export function ListingNotice({ doctor, today, scheduleHref }: ListingNoticeProps) {
  if (hasListedFields(doctor)) {
    if (doctor.verification && !isPractising(doctor, today)) return null;
    return (
      <Inline as="p" canWrap={false} gap="s2" align="center" className={styles.listed}>
        <Icon glyph={CircleCheck} size={20} />
        {t`Patients can find you.`}
      </Inline>
    );
  }
  return (
    <Inline gap="s4" rowGap="s2" align="baseline" className={styles.notice}>
      <p>{t`Patients cannot find you yet. To be listed, add a specialty and set your hours.`}</p>
      <Link href={scheduleHref} variant="stitched">
        {t`Manage Schedule`}
      </Link>
    </Inline>
  );
}
