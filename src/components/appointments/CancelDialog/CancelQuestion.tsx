import { useState } from 'react';
import { REASON_MAX_LENGTH } from '../../../contract/limits.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { TextArea } from '../../../ui/forms/TextArea/TextArea.tsx';
import { t } from '../../../words/t.ts';

export interface CancelInput {
  onClose: () => void;
  onConfirm: (reason: string) => void;
  isPending: boolean;
  error: string | null;
}

export interface CancelQuestionProps extends CancelInput {
  title: string;
  description: string;
  confirmLabel: string;
  /**
   * Another way, offered first.
   * @default null
   */
  instead?: { words: string; label: string; href: string } | null;
}

export function CancelQuestion({
  title,
  description,
  confirmLabel,
  instead = null,
  onClose,
  onConfirm,
  isPending,
  error,
}: CancelQuestionProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={title}
      description={description}
      isHeadingFocused
      isOpen
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t`Keep it`}
          </Button>
          <Button variant="danger" onPress={() => onConfirm(reason.trim())} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="s3">
        {instead && (
          <p>
            {instead.words}{' '}
            <Link href={instead.href} variant="strong">
              {instead.label}
            </Link>
          </p>
        )}
        <TextArea
          label={t`Reason (optional)`}
          value={reason}
          onChange={setReason}
          maxLength={REASON_MAX_LENGTH}
        />
        <FormAlert message={error} />
      </Stack>
    </Dialog>
  );
}
