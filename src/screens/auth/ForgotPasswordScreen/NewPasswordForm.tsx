import { ResendCode } from '../../../components/auth/ResendCode/ResendCode.tsx';
import { row } from '../../../components/auth/ResendCode/ResendCode.css.ts';
import { resetPasswordBody, type ResetPasswordBody } from '../../../contract/auth.ts';
import { formatMobile } from '../../../domain/forms/format-mobile.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { OtpInput } from '../../../ui/forms/OtpInput/OtpInput.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField/PasswordField.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import type { RequestCodeFormProps } from './RequestCodeForm.tsx';

export interface NewPasswordFormProps extends Omit<RequestCodeFormProps, 'onRequestCode'> {
  onReset: (body: ResetPasswordBody) => void;
  onResend: () => void;
  onNumberChange: () => void;
  /** Null allows resending immediately. */
  resendAt: Date | null;
  now: Date;
}

export function NewPasswordForm({
  phone,
  onReset,
  onResend,
  onNumberChange,
  resendAt,
  now,
  isSubmitting,
  error,
  fieldErrors,
}: NewPasswordFormProps) {
  const { field, formProps } = useValidatedForm({
    schema: resetPasswordBody,
    initial: { phone, otp: '', password: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: onReset,
  });
  return (
    <Form formProps={formProps}>
      {/* Password managers need this field to find the entry to update. */}
      <input type="text" autoComplete="username" value={phone} readOnly hidden />
      <p>
        <Say>
          If +91 {formatMobile(phone)} has an account, we have sent it a 6-digit code by SMS.
        </Say>
      </p>
      <OtpInput label={t`Enter the code`} {...field('otp')} />
      <PasswordField
        label={t`New password`}
        description={t`At least 6 characters`}
        autoComplete="new-password"
        isRequired
        {...field('password')}
      />
      <FormAlert message={error} />
      {error === t`Invalid OTP` && (
        <p className={quietText}>
          {t`Enter the 6 digits of our latest SMS, or resend the code below.`}
        </p>
      )}
      <Button type="submit" size="large" isPending={isSubmitting}>
        {t`Set password`}
      </Button>
      <div>
        <ResendCode resendAt={resendAt} now={now} onResend={onResend} />
        <Inline gap="s2" align="center" justify="between" className={row}>
          <span>{t`Wrong number?`}</span>
          <Button variant="text" onPress={onNumberChange}>
            {t`Change number`}
          </Button>
        </Inline>
      </div>
    </Form>
  );
}
