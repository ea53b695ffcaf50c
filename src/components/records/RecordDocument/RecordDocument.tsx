import { Printer } from 'lucide-react';
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
import { PrintedPrescription } from '../PrescriptionSheet/PrintedPrescription.tsx';
import type { PrescriptionSheetProps } from '../PrescriptionSheet/PrescriptionSheet.tsx';
import { RecordDetails } from '../RecordDetails/RecordDetails.tsx';
import { SignaturePicture } from '../SignaturePicture/SignaturePicture.tsx';
import * as styles from './RecordDocument.css.ts';

export interface RecordDocumentProps extends PrescriptionSheetProps {
  onPrint: () => void;
}

export function RecordDocument({ onPrint, ...printed }: RecordDocumentProps) {
  const { record } = printed;
  const { diagnosis, date, doctor, issued } = record;
  // The doctor may have changed their name since, or deleted the account.
  const doctorName = issued?.doctorName ?? doctor.name;
  const name = withDoctorTitle(doctorName);
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
      {printed.signature !== null && (
        <SignaturePicture src={printed.signature} doctorName={doctorName} />
      )}
      <div>
        <Button variant="secondary" icon={<Icon glyph={Printer} size={20} />} onPress={onPrint}>
          {t`Print`}
        </Button>
      </div>
      <PrintedPrescription {...printed} />
    </Stack>
  );
}
