import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';

export interface HospitalQuestionProps {
  hospitalName: string;
  firstName: string;
  city: string;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function HospitalQuestion({
  hospitalName,
  firstName,
  city,
  isOpen,
  onConfirm,
  onClose,
}: HospitalQuestionProps) {
  return (
    <Dialog
      title={t`Is this hospital in ${city}?`}
      description={t`We do not know which city ${hospitalName} is in. ${firstName} works in ${city} only, so check the name and the city before you pay.`}
      isOpen={isOpen}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t`Change hospital`}
          </Button>
          <Button onPress={onConfirm}>
            <Say>Yes, it is in {city}</Say>
          </Button>
        </>
      }
    />
  );
}
