import type { ReactNode } from 'react';
import { CodeField, type CodeFieldProps } from '../../../components/auth/CodeField/CodeField.tsx';
import { QrCode } from '../../../components/shared/QrCode/QrCode.tsx';
import {
  confirmFactorBody,
  startBody,
  type ConfirmFactorBody,
  type Enrolment,
} from '../../../contract/second-factor.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { labelText, quietText } from '../../../theme/typography.css.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { OtpInput } from '../../../ui/forms/OtpInput/OtpInput.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField/PasswordField.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog/FormDialog.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './SecondFactorSection.css.ts';

interface TurnOnDialogProps {
  submission: Submission;
  enrolment: Enrolment | null;
  onStart: (password: string) => void;
  onConfirm: (body: ConfirmFactorBody) => void;
  onClose: () => void;
  authenticator: ReactNode;
}

export function TurnOnDialog({ enrolment, ...props }: TurnOnDialogProps) {
  return enrolment ? <KeyStep {...props} enrolment={enrolment} /> : <PasswordStep {...props} />;
}

type PasswordStepProps = Pick<TurnOnDialogProps, 'submission' | 'onStart' | 'onClose'>;

function PasswordStep({ submission, onStart, onClose }: PasswordStepProps) {
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: startBody,
    initial: { password: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: ({ password }) => onStart(password),
  });
  return (
    <FormDialog
      title={t`Turn on two-step sign-in`}
      description={t`You need an authenticator app, such as Google Authenticator or Aegis. First, enter your password.`}
      formProps={formProps}
      isSubmitting={isSubmitting}
      error={formError(submission, ['password'])}
      cancelLabel={t`Cancel`}
      submitLabel={t`Continue`}
      onClose={onClose}
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

type KeyStepProps = Omit<TurnOnDialogProps, 'onStart' | 'enrolment'> & { enrolment: Enrolment };

function KeyStep({ submission, enrolment, onConfirm, onClose, authenticator }: KeyStepProps) {
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: confirmFactorBody,
    initial: { code: '', otp: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: onConfirm,
  });
  return (
    <FormDialog
      formProps={formProps}
      isSubmitting={isSubmitting}
      error={formError(submission, ['code', 'otp'])}
      title={t`Connect your authenticator app`}
      description={t`Scan the QR code with the app. Then enter the 6 digits that the app shows, and the 6 digits that we have sent to your mobile number.`}
      isHeadingFocused
      size="large"
      cancelLabel={t`Cancel`}
      submitLabel={t`Turn on`}
      onClose={onClose}
      intro={
        <div className={styles.connect}>
          <QrCode
            link={enrolment.uri}
            label={t`QR code for your authenticator app`}
            fallback={t`The code could not be shown. Enter the setup key instead.`}
          />
          <Stack gap="s4" align="start">
            <Stack gap="s1">
              <p className={labelText}>{t`Setup key`}</p>
              <p className={styles.key}>
                <bdi>{groupsOfFour(enrolment.secret)}</bdi>
              </p>
              <p className={quietText}>{t`If you cannot scan, type this key into the app.`}</p>
            </Stack>
            <ButtonLink href={enrolment.uri} variant="secondary">
              {t`Open the app on this phone`}
            </ButtonLink>
          </Stack>
        </div>
      }
      aside={authenticator}
    >
      <Stack gap="s6">
        <CodeField {...field('code')} isAppOnly />
        <SmsCodeField {...field('otp')} />
        <p className={quietText}>{t`No SMS? Close this after a minute and begin again.`}</p>
      </Stack>
    </FormDialog>
  );
}

function SmsCodeField({ value, onChange, error }: Omit<CodeFieldProps, 'isAppOnly'>) {
  return (
    <OtpInput
      label={t`Code from the SMS`}
      value={value}
      onChange={onChange}
      {...(error !== undefined && { error })}
    />
  );
}

function groupsOfFour(text: string): string {
  return text.replace(/.{4}(?=.)/g, '$& ');
}
