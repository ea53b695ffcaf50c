import type { Partner } from '../../../domain/messages/conversation.ts';
import { partnerName } from '../../../domain/messages/partner-name.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';

export interface BlockDialogProps {
  partner: Partner;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
  error: string | null;
}

export function BlockDialog({ partner, onClose, onConfirm, isPending, error }: BlockDialogProps) {
  const name = partnerName(partner);
  return (
    <Dialog
      title={t`Block ${name}?`}
      description={t`You can unblock ${name} in this conversation at any time.`}
      isOpen
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t`Don’t block`}
          </Button>
          <Button variant="danger" onPress={onConfirm} isPending={isPending}>
            {t`Block`}
          </Button>
        </>
      }
    >
      <Stack gap="s3">
        <p>{t`You won’t get messages from ${name}, and cannot send any.`}</p>
        <p>{t`${name} is not told, and cannot see when you read earlier messages.`}</p>
        <p>
          {partner.role === 'freelancer'
            ? t`Your bookings stay. Their pages still show each step.`
            : t`Booked visits stay. You can cancel them in your appointments.`}
        </p>
        <FormAlert message={error} />
      </Stack>
    </Dialog>
  );
}
