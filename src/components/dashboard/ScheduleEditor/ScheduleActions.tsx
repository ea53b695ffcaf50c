import { Button } from '../../../ui/forms/Button/Button.tsx';
import { t } from '../../../words/t.ts';

export interface EditActionsProps {
  isSubmitting: boolean;
  onSave: () => void;
  onCancel: () => void;
}

export function EditActions({ isSubmitting, onSave, onCancel }: EditActionsProps) {
  return (
    <>
      <Button onPress={onSave} isPending={isSubmitting}>
        {t`Save schedule`}
      </Button>
      <Button variant="text" onPress={onCancel} isDisabled={isSubmitting}>
        {t`Cancel`}
      </Button>
    </>
  );
}

export interface CheckActionsProps {
  isSubmitting: boolean;
  canPropose: boolean;
  onBack: () => void;
  onSave: (proposes: boolean) => void;
}

/** With booked visits outside the new schedule. */
export function CheckActions({ isSubmitting, canPropose, onBack, onSave }: CheckActionsProps) {
  return (
    <>
      <Button onPress={onBack} isDisabled={isSubmitting}>
        {t`Go back`}
      </Button>
      {canPropose && (
        <Button variant="secondary" onPress={() => onSave(true)} isDisabled={isSubmitting}>
          {t`Save and propose new times`}
        </Button>
      )}
      <Button variant="danger" onPress={() => onSave(false)} isPending={isSubmitting}>
        {t`Save anyway`}
      </Button>
    </>
  );
}
