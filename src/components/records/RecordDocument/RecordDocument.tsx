import { Printer } from 'lucide-react';
import type { MedicalRecord } from '../../../contract/records.ts';
import { formatLongDate } from '../../../domain/time/india-time.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { quietText, strongText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { RecordDetails } from '../RecordDetails/RecordDetails.tsx';
import * as styles from './RecordDocument.css.ts';

export interface RecordDocumentProps {
  record: MedicalRecord;
  onPrint: () => void;
}

export function RecordDocument({ record, onPrint }: RecordDocumentProps) {
  const { diagnosis, date, doctor } = record;
  const name = withDoctorTitle(doctor.name);
  return (
    <Stack as="article" gap="s6" className={styles.sheet}>
      <Stack gap="s2">
        <p className={quietText}>
          <Say>Diagnosis on {formatLongDate(date)}</Say>
        </p>
        <PageHeading>{diagnosis}</PageHeading>
      </Stack>
      <Inline canWrap={false} gap="s4" align="center">
        <Avatar name={name} src={doctor.profilePicture} size="m" fallback="doctor" />
        <div>
          <p className={strongText}>{name}</p>
          <p className={quietText}>{doctor.specialty}</p>
        </div>
      </Inline>
      <RecordDetails record={record} />
      <div className={styles.notForPaper}>
        <Button variant="secondary" icon={<Icon glyph={Printer} size={20} />} onPress={onPrint}>
          {t`Print`}
        </Button>
      </div>
    </Stack>
  );
}
