import { useId } from 'react';
import type { MedicalRecord, VisitNotes } from '../../../contract/records.ts';
import { visitNotesForm, type VisitDraft } from '../../../domain/appointments/visit-draft.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm, type FormField } from '../../../ui/forms/Form/use-validated-form.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { TextArea } from '../../../ui/forms/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { t } from '../../../words/t.ts';
import { MedicineLines } from './MedicineLines.tsx';
import { FollowUpChoice } from '../FollowUp/FollowUpChoice.tsx';
import { VitalsFields } from './VitalsFields.tsx';
import * as styles from './VisitForm.css.ts';

const closings = {
  'marked-today': t`You marked that the patient did not come. Your draft is still here. To save it as a record, take the mark back first.`,
  missed: t`You marked that the patient did not come. Your draft is still here, but you cannot save it as a record. Copy what you need.`,
  cancelled: t`This visit was cancelled. Your draft is still here, but you cannot save it as a record. Copy what you need.`,
  completed: t`This visit is already completed. Your draft is still here, but you cannot save it as a record. Copy what you need.`,
};

export interface VisitFormProps {
  draft: VisitDraft;
  /**
   * The doctor's last record for the patient that has medicines.
   * @default null
   */
  lastRecord?: MedicalRecord | null;
  onDraftChange: (change: Partial<VisitDraft>) => void;
  onComplete: (notes: VisitNotes) => void;
  onDiscard: () => void;
  isSubmitting: boolean;
  error: string | null;
  fieldErrors: Readonly<Record<string, string>>;
  closedAs: keyof typeof closings | null;
  wait: string | null;
  /** In India, yyyy-MM-dd. */
  today: string;
}

/** Spec §2, §3 `medicalHistory`. */
export function VisitForm({
  draft,
  lastRecord = null,
  onDraftChange,
  onComplete,
  onDiscard,
  isSubmitting,
  error,
  fieldErrors,
  closedAs,
  wait,
  today,
}: VisitFormProps) {
  const waitId = useId();
  const form = useValidatedForm({
    schema: visitNotesForm,
    initial: draft,
    isSubmitting: isSubmitting || closedAs !== null || wait !== null,
    serverErrors: fieldErrors,
    onValid: onComplete,
  });
  const field = <Name extends keyof VisitDraft>(name: Name): FormField<VisitDraft[Name]> => {
    const bound = form.field(name);
    return {
      ...bound,
      onChange: (value) => {
        bound.onChange(value);
        onDraftChange({ [name]: value });
      },
    };
  };
  return (
    <Form formProps={form.formProps}>
      <TextField label={t`Diagnosis`} {...field('diagnosis')} isRequired autoComplete="off" />
      <MedicineLines
        field={field('prescriptionLines')}
        errorAt={form.errorAt}
        lastRecord={lastRecord}
      />
      <TextArea
        label={t`Prescription, optional`}
        {...field('prescription')}
        description={t`Advice, tests, and what is not a medicine.`}
      />
      <TextArea
        label={t`Notes, optional`}
        {...field('notes')}
        description={t`Your patient can read these notes.`}
      />
      <VitalsFields field={field} />
      <FollowUpChoice {...field('followUpDate')} today={today} />
      <div className={styles.end}>
        <FormAlert message={closedAs ? closings[closedAs] : error} />
        {closedAs ? (
          <Button variant="secondary" onPress={onDiscard}>
            {t`Discard draft`}
          </Button>
        ) : (
          <>
            <Button
              type="submit"
              size="large"
              isPending={isSubmitting}
              isDisabled={wait !== null}
              aria-describedby={wait === null ? undefined : waitId}
            >
              {t`Complete visit`}
            </Button>
            {wait && <p id={waitId}>{wait}</p>}
            <p className={quietText}>
              {t`Your draft is saved in this tab until you complete the visit or log out.`}
            </p>
          </>
        )}
      </div>
    </Form>
  );
}
