import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { Role } from '../../../contract/common.ts';
import type { Purpose } from '../../../contract/privacy.ts';
import { requiredPurposes } from '../../../domain/privacy/notice.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { NoticeBar } from '../../../ui/feedback/NoticeBar/NoticeBar.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox/Checkbox.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';
import { PrivacyNotice } from '../PrivacyNotice/PrivacyNotice.tsx';

export interface ConsentNoticeProps {
  role: Role;
  isNewVersion: boolean;
  allowsLocation: boolean;
  submission: Submission;
  onAgree: (purposes: Purpose[]) => void;
}

export function ConsentNotice(props: ConsentNoticeProps) {
  const { role, isNewVersion, submission, onAgree } = props;
  const [isOpen, setOpen] = useState(false);
  const [allowsLocation, setAllowsLocation] = useState(props.allowsLocation);
  const text = isNewVersion
    ? t`We have changed what we use your data for.`
    : t`Please read what we use your data for.`;
  return (
    <>
      <NoticeBar
        glyph={ShieldCheck}
        text={text}
        action={t`Read and agree`}
        onAction={() => setOpen(true)}
      />
      <Dialog
        title={t`Your data`}
        description={text}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isHeadingFocused
        actions={
          <>
            <Button variant="secondary" onPress={() => setOpen(false)}>
              {t`Not now`}
            </Button>
            <Button
              isPending={submission.isSubmitting}
              onPress={() =>
                onAgree([
                  ...requiredPurposes(role),
                  ...(allowsLocation ? ['location' as const] : []),
                ])
              }
            >
              {t`Agree`}
            </Button>
          </>
        }
      >
        <Stack gap="s4">
          <PrivacyNotice userRole={role} />
          <Checkbox isSelected={allowsLocation} onChange={setAllowsLocation}>
            {t`Allow my location in searches`}
          </Checkbox>
          <FormAlert message={submission.error} />
        </Stack>
      </Dialog>
    </>
  );
}
