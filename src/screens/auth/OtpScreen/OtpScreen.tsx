import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthLayout } from '../../../components/auth/AuthLayout/AuthLayout.tsx';
import { ResendCode } from '../../../components/auth/ResendCode/ResendCode.tsx';
import { verifyOtpBody } from '../../../contract/auth.ts';
import { formatMobile } from '../../../domain/forms/format-mobile.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { OtpInput } from '../../../ui/forms/OtpInput/OtpInput.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { StitchRule } from '../../../ui/layout/StitchRule/StitchRule.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { after, number, sent } from './OtpScreen.css.ts';

export interface OtpScreenProps {
  /** Ten digits. */
  phone: string;
  onVerify: (otp: string) => void;
  onResend: () => void;
  resendAt: Date | null;
  now: Date;
  isSubmitting: boolean;
  error: string | null;
  changeNumberHref: string;
  aside?: ReactNode;
}

/** Spec §2 OTP, §5. */
export function OtpScreen({
  phone,
  onVerify,
  onResend,
  resendAt,
  now,
  isSubmitting,
  error,
  changeNumberHref,
  aside,
}: OtpScreenProps) {
  const { field, formProps } = useValidatedForm({
    schema: verifyOtpBody,
    initial: { phone, otp: '' },
    isSubmitting,
    serverErrors: error === null ? undefined : { otp: error },
    onValid: ({ otp }) => onVerify(otp),
  });
  const code = field('otp');
  return (
    <AuthLayout
      title={t`Verify your number`}
      headline={t`One small step,\nthen you are in.`}
      intro={
        <p className={sent}>
          <Say>
            We sent a 6-digit code by SMS to{' '}
            <span className={number}>{`+91 ${formatMobile(phone)}`}</span>.{' '}
            <Link href={changeNumberHref} variant="strong">
              Change
            </Link>
          </Say>
        </p>
      }
      aside={aside}
    >
      <Form formProps={formProps}>
        <Stack gap="s3">
          <OtpInput label={t`Enter the code`} {...code} />
          {error !== null && code.error === error && (
            <p className={quietText}>
              {t`Enter the 6 digits of our latest SMS, or resend the code below.`}
            </p>
          )}
        </Stack>
        <Button type="submit" size="large" isPending={isSubmitting}>
          {t`Verify OTP`}
        </Button>
      </Form>
      <Stack gap="s5" className={after}>
        <ResendCode resendAt={resendAt} now={now} onResend={onResend} />
        <StitchRule />
        <Inline as="p" canWrap={false} gap="s4" align="center" className={quietText}>
          <Icon glyph={ShieldCheck} size={20} />
          {t`CareSetu will never call you to ask for this code.`}
        </Inline>
      </Stack>
    </AuthLayout>
  );
}
