import type { Partner } from '../../../domain/messages/conversation.ts';
import { partnerName } from '../../../domain/messages/partner-name.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';

export interface ReportSentProps {
  partner: Partner;
  onClose: () => void;
  onBlock: () => void;
}

export function ReportSent({ partner, onClose, onBlock }: ReportSentProps) {
  const name = partnerName(partner);
  return (
    <Dialog
      title={t`Report sent`}
      description={t`Thank you. Here is what happens next:`}
      isHeadingFocused
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose}>{t`Close`}</Button>
          {partner.isBlocked === false && (
            <Button variant="danger" onPress={onBlock}>
              {t`Block ${name}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="s3">
        <p>{t`The CareSetu team reads your report and decides what to do.`}</p>
        <p>{t`We’ll call you if we need to know more. We won’t tell ${name} that you reported them.`}</p>
        <p>{t`Your messages and visits with ${name} stay as they are for now.`}</p>
        <p>{t`If you are in danger, call 112.`}</p>
      </Stack>
    </Dialog>
  );
}
