import type { MedicalRecord } from '../../../contract/records.ts';
import { formatDate } from '../../../domain/time/india-time.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { quietText } from '../../../theme/typography.css.ts';
import {
  BlockIcon,
  type BlockIconName,
  type BlockIconTint,
} from '../../../ui/media/BlockIcon/BlockIcon.tsx';
import * as styles from './RecordRow.css.ts';

const icons: Record<string, { name: BlockIconName; tint: BlockIconTint }> = {
  Cardiology: { name: 'heart', tint: 'marigold' },
  Neurology: { name: 'brain', tint: 'lotus' },
  Pediatrics: { name: 'child', tint: 'neem' },
  Dermatology: { name: 'pill', tint: 'marigold' },
  Orthopedics: { name: 'bone', tint: 'marigold' },
  ENT: { name: 'ear', tint: 'neem' },
};
const anySpecialty = { name: 'stethoscope', tint: 'neem' } as const;

export interface RecordRowProps {
  record: MedicalRecord;
  href: string;
}

export function RecordRow({ record: { diagnosis, date, doctor }, href }: RecordRowProps) {
  const doctorName = withDoctorTitle(doctor.name);
  const icon = icons[doctor.specialty] ?? anySpecialty;
  return (
    <li className={styles.item}>
      <BlockIcon {...icon} size="small" />
      <div className={styles.about}>
        <a
          className={styles.link}
          href={href}
          aria-label={`${diagnosis}, ${formatDate(date)}, ${doctorName}`}
        >
          {diagnosis}
        </a>
        <p className={quietText}>{doctorName}</p>
      </div>
      <time className={styles.date} dateTime={date}>
        {formatDate(date)}
      </time>
    </li>
  );
}
