import { useId } from 'react';
import type { VisitNotes } from '../../contract/records.ts';
import { visitNotesForm, type VisitDraft } from '../../domain/visit-draft.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { useValidatedForm, type FormField } from '../../ui/Form/use-validated-form.ts';
import { FormAlert } from '../../ui/FormAlert/FormAlert.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { VitalsFields } from './VitalsFields.tsx';
import * as styles from './VisitForm.css.ts';

/** What is said when the visit can no longer be completed, though something was typed. */
const closings = {
  cancelled:
    'This visit was cancelled. What you have typed is still here, but it can no longer become a record: copy what you need.',
  completed:
    'This visit is already completed. What you have typed is still here, but it can no longer become a record: copy what you need.',
};

export interface VisitFormProps {
  /** What the doctor has typed so far. */
  draft: VisitDraft;
  /** Told of every change of a box. */
  onDraftChange: (change: Partial<VisitDraft>) => void;
  /** The notes are in order and were sent. */
  onComplete: (notes: VisitNotes) => void;
  /** The doctor gives up what was typed, once the visit is closed. */
  onDiscard: () => void;
  /** Whether the completion is on its way. */
  isSubmitting: boolean;
  /** Why it was refused or could not be sent, or null. */
  error: string | null;
  /** What the server said about single boxes. */
  fieldErrors: Readonly<Record<string, string>>;
  /** How the visit was closed by somebody else meanwhile; null while it can be completed. */
  closedAs: keyof typeof closings | null;
  /** Why the visit cannot be completed yet, in a sentence; null from 30 minutes before its start. */
  wait: string | null;
}

/** What a doctor writes down of a visit; completing it makes the patient's record of it (spec §2, §3 `medicalHistory`). */
export function VisitForm({
  draft,
  onDraftChange,
  onComplete,
  onDiscard,
  isSubmitting,
  error,
  fieldErrors,
  closedAs,
  wait,
}: VisitFormProps) {
  const waitId = useId();
  const form = useValidatedForm({
    schema: visitNotesForm,
    initial: draft,
    isSubmitting: isSubmitting || closedAs !== null || wait !== null,
    serverErrors: fieldErrors,
    onValid: onComplete,
  });
  const field = (name: keyof VisitDraft): FormField<string> => {
    const bound = form.field(name);
    return {
      ...bound,
      onChange: (text) => {
        bound.onChange(text);
        onDraftChange({ [name]: text });
      },
    };
  };
  return (
    <Form formProps={form.formProps}>
      <TextField label="Diagnosis" {...field('diagnosis')} isRequired autoComplete="off" />
      <TextArea
        label="Prescription, optional"
        {...field('prescription')}
        description="One medicine per line: name, dose, when to take it and for how long."
      />
      <TextArea
        label="Notes, optional"
        {...field('notes')}
        description="Your patient can read these notes."
      />
      <VitalsFields field={field} />
      <div className={styles.end}>
        <FormAlert message={closedAs ? closings[closedAs] : error} />
        {closedAs ? (
          <Button variant="secondary" onPress={onDiscard}>
            Discard what I typed
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
              Complete visit
            </Button>
            {wait && <p id={waitId}>{wait}</p>}
            <p className={styles.kept}>
              Your draft is saved in this tab until you complete the visit or log out.
            </p>
          </>
        )}
      </div>
    </Form>
  );
}
