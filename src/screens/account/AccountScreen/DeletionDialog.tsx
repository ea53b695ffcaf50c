import { deleteAccountBody } from '../../../contract/account.ts';
import type { Role } from '../../../contract/common.ts';
import type { PrivacyInfo } from '../../../contract/privacy.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog/FormDialog.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { PasswordField } from '../../../ui/forms/PasswordField/PasswordField.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './AccountScreen.css.ts';

function listConsequences(role: Role, retention: PrivacyInfo['retention'] | null): string[] {
  const consents = retention
    ? [
        plural(retention.consentYears, {
          one: t`We keep a record of your consents for 1 year, as proof.`,
          other: t`We keep a record of your consents for ${retention.consentYears} years, as proof.`,
        }),
      ]
    : [];
  if (role === 'doctor') {
    return [
      t`We delete your name, mobile number, picture, signature and profile. Patients can no longer find you.`,
      t`We cancel your upcoming visits.`,
      t`Your patients keep past visits, messages and the records you wrote, with your signature on them, under the name ‘Deleted account’.`,
      ...consents,
    ];
  }
  return [
    t`We delete your name, mobile number and picture.`,
    t`We cancel your upcoming visits and queue bookings.`,
    ...(retention
      ? [
          t`By law, your doctors keep the records they wrote, past visits and messages, under the name ‘Deleted account’. We remove them ${retention.medicalRecordYears} years after your last visit or message.`,
          t`We keep payments without your name for the tax office. We remove them ${retention.paymentYears} years after the financial year.`,
          ...consents,
        ]
      : [t`Your doctors keep past visits and messages, under the name ‘Deleted account’.`]),
  ];
}

interface DeletionDialogProps {
  role: Role;
  retention: PrivacyInfo['retention'] | null;
  submission: Submission;
  onConfirm: (password: string) => void;
  onClose: () => void;
}

export function DeletionDialog({
  role,
  retention,
  submission,
  onConfirm,
  onClose,
}: DeletionDialogProps) {
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: deleteAccountBody,
    initial: { password: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: ({ password }) => onConfirm(password),
  });
  return (
    <FormDialog
      title={t`Delete your account?`}
      description={t`This cannot be undone.`}
      formProps={formProps}
      isSubmitting={isSubmitting}
      error={formError(submission, ['password'])}
      cancelLabel={t`Keep my account`}
      submitLabel={t`Delete for good`}
      isDangerous
      onClose={onClose}
      intro={
        <Stack as="ul" gap="s2" className={styles.list}>
          {listConsequences(role, retention).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
      }
    >
      <PasswordField
        label={t`Your password`}
        autoComplete="current-password"
        isRequired
        {...field('password')}
      />
    </FormDialog>
  );
}
