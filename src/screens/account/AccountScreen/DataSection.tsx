import { Download } from 'lucide-react';
import { useState } from 'react';
import type { PrivacyInfo } from '../../../contract/privacy.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import { h3Text, softText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';
import { ConsentPart, type ConsentPartProps } from './ConsentPart.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import { CorrectionHelp, GrievanceContact } from './PrivacyHelp.tsx';

export interface DataSectionProps extends ConsentPartProps {
  privacy: PrivacyInfo | null;
  dataExport: { submission: Submission; onStart: () => void };
  deletion: {
    submission: Submission;
    onConfirm: (password: string) => void;
    onClose: () => void;
  };
}

export function DataSection({ role, consent, privacy, dataExport, deletion }: DataSectionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <AccountSection title={t`Your data`}>
      <ConsentPart role={role} consent={consent} />
      <CorrectionHelp role={role} />
      <Stack gap="s3" align="start">
        <h3 className={h3Text}>{t`Download a copy`}</h3>
        <p className={softText}>
          {role === 'patient'
            ? t`Your account, appointments, medical records and messages in one JSON file.`
            : t`Your account, appointments, profile and messages in one JSON file.`}
        </p>
        <FormAlert message={dataExport.submission.error} />
        <Button
          variant="secondary"
          icon={<Icon glyph={Download} size={20} />}
          isPending={dataExport.submission.isSubmitting}
          onPress={dataExport.onStart}
        >
          {t`Download my data`}
        </Button>
      </Stack>
      <Stack gap="s3" align="start">
        <h3 className={h3Text}>{t`Delete your account`}</h3>
        <p className={softText}>
          {t`You cannot undo this. We show you what is deleted and what is kept before you confirm.`}
        </p>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {t`Delete my account`}
        </Button>
      </Stack>
      <GrievanceContact contact={privacy?.contact ?? null} />
      {isAsking && (
        <DeletionDialog
          role={role}
          retention={privacy?.retention ?? null}
          submission={deletion.submission}
          onConfirm={deletion.onConfirm}
          onClose={() => {
            setAsking(false);
            deletion.onClose();
          }}
        />
      )}
    </AccountSection>
  );
}
