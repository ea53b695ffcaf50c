import { useMemo } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Doctor } from '../../../contract/doctors.ts';
import type { Hospital } from '../../../contract/hospitals.ts';
import type { PracticeBody } from '../../../contract/practice.ts';
import {
  isSamePlace,
  isSamePractice,
  toPracticeDraft,
  type PracticeDraft,
} from '../../../domain/doctors/practice-edit.ts';
import { practiceForm } from '../../../domain/doctors/practice-form.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { FeeFields } from './FeeFields.tsx';
import { PracticePlaceFields } from './PracticePlaceFields.tsx';
import { SaveActions } from './SaveActions.tsx';
import * as styles from './ProfileForm.css.ts';

export interface EditedPractice {
  doctor: Doctor;
  draft: PracticeDraft;
  isRestored: boolean;
  revision: number;
}

export interface PracticeFormProps extends EditedPractice {
  /** Null if they could not be loaded. */
  hospitals: readonly Hospital[] | null;
  /** Clinic visits that are still to come. */
  booked: readonly Appointment[];
  submission: Submission;
  onEdit: (draft: PracticeDraft) => void;
  onSave: (practice: PracticeBody) => void;
  onDiscard: () => void;
}

const noHospitals: readonly Hospital[] = [];

const fieldNames = ['hospitalId', 'address', 'location', 'deskPhone', 'fees'] as const;

export function PracticeForm({
  doctor,
  draft,
  isRestored,
  hospitals,
  booked,
  submission,
  onEdit,
  onSave,
  onDiscard,
}: PracticeFormProps) {
  const { isSubmitting, fieldErrors } = submission;
  const schema = useMemo(() => practiceForm(hospitals ?? noHospitals), [hospitals]);
  const form = useValidatedForm({
    schema,
    initial: draft,
    isSubmitting,
    serverErrors: fieldErrors,
    onEdit,
    onValid: onSave,
  });
  const saved = toPracticeDraft(doctor);
  const isChanged = !isSamePractice(form.values, saved);
  const isMoving = !isSamePlace(form.values, saved);
  return (
    <Form formProps={form.formProps}>
      {isRestored && (
        <p className={styles.notice} role="status">{t`Your unsaved changes are still here.`}</p>
      )}
      <PracticePlaceFields
        form={form}
        hospitals={hospitals}
        note={isMoving && booked.length > 0 ? bookedText(booked.length) : ''}
      />
      <FeeFields form={form} />
      <FormAlert message={formError(submission, fieldNames)} />
      <SaveActions
        label={t`Save practice`}
        isChanged={isChanged}
        isSubmitting={isSubmitting}
        onDiscard={onDiscard}
      />
    </Form>
  );
}

function bookedText(count: number): string {
  return plural(count, {
    one: t`One visit is booked at your present place. It stays there unless you or the patient cancels.`,
    other: t`${count} visits are booked at your present place. They stay there unless you or the patient cancels.`,
  });
}
