import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';

export interface HospitalQuestionProps {
  /** The hospital to confirm. */
  hospitalName: string;
  /** The helper's first name. */
  firstName: string;
  /** The city that the helper works in. */
  city: string;
  /** Shows the question. */
  isOpen: boolean;
  /** The patient confirmed that the hospital is in this city. */
  onConfirm: () => void;
  /** The patient wants to change the hospital. */
  onClose: () => void;
}

/** Asks the patient to confirm that a hospital is in the helper's city, where the list does not say so. */
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
      title={`Is this hospital in ${city}?`}
      description={`We do not know which city ${hospitalName} is in. ${firstName} works in ${city} only, so check the name and the city before you pay.`}
      isOpen={isOpen}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Change hospital
          </Button>
          <Button onPress={onConfirm}>Yes, it is in {city}</Button>
        </>
      }
    />
  );
}
