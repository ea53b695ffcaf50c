import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';

export interface LeaveQuestionProps {
  isAsked: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ isAsked, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog
      title={t`Leave the call?`}
      description={t`Opening another page ends the call for you. You can join again.`}
      isOpen={isAsked}
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      actions={
        <>
          <Button onPress={onStay}>{t`Stay in the call`}</Button>
          <Button variant="danger" onPress={onLeave}>
            {t`Leave the call`}
          </Button>
        </>
      }
    />
  );
}
