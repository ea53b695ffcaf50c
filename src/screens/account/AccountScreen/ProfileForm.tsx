import { DoctorCard } from '../../../components/doctors/DoctorCard/DoctorCard.tsx';
import type { Doctor } from '../../../contract/doctors.ts';
import {
  applyProfileDraft,
  isSameProfile,
  toProfileDraft,
  profileForm,
  type ProfileDraft,
  type ProfileWords,
} from '../../../domain/doctors/profile-edit.ts';
import { needsVerifiedFacts } from '../../../domain/doctors/verification.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { softText } from '../../../theme/typography.css.ts';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { SaveActions } from './SaveActions.tsx';
import * as styles from './ProfileForm.css.ts';

export interface EditedProfile {
  doctor: Doctor;
  draft: ProfileDraft;
  isRestored: boolean;
  revision: number;
}

export interface ProfileFormProps extends EditedProfile {
  submission: Submission;
  onEdit: (draft: ProfileDraft) => void;
  onSave: (words: ProfileWords) => void;
  onDiscard: () => void;
  profileHref: string;
}

const fieldNames = [
  'name',
  'specialty',
  'bio',
  'experience',
  'education',
  'languages',
  'gender',
] as const;

export function ProfileForm({
  doctor,
  draft,
  isRestored,
  submission,
  onEdit,
  onSave,
  onDiscard,
  profileHref,
}: ProfileFormProps) {
  const { isSubmitting, fieldErrors } = submission;
  const form = useValidatedForm({
    schema: profileForm,
    initial: draft,
    isSubmitting,
    serverErrors: fieldErrors,
    onEdit,
    onValid: onSave,
  });
  const isChanged = !isSameProfile(form.values, toProfileDraft(doctor));
  return (
    <div className={styles.columns}>
      <Form formProps={form.formProps}>
        {isRestored && (
          <Inline
            as="p"
            gap="s4"
            rowGap="s2"
            align="baseline"
            className={styles.notice}
            role="status"
          >
            {t`Your unsaved changes are still here.`}
          </Inline>
        )}
        {needsVerifiedFacts(doctor) && (
          <p className={softText}>
            {t`We verify a new name, specialty, experience and education before patients see them.`}
          </p>
        )}
        <ProfileFields form={form} />
        <FormAlert message={formError(submission, fieldNames)} />
        <SaveActions
          label={t`Save profile`}
          isChanged={isChanged}
          isSubmitting={isSubmitting}
          onDiscard={onDiscard}
        />
      </Form>
      <div className={styles.preview}>
        <p id="card-preview" className={styles.previewTitle}>
          {t`How patients see you`}
        </p>
        <ul className={styles.card} aria-labelledby="card-preview">
          <DoctorCard
            doctor={applyProfileDraft(doctor, form.values)}
            profileHref={profileHref}
            headingLevel={3}
          />
        </ul>
      </div>
    </div>
  );
}
