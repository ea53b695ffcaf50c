import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthLayout } from '../../components/AuthLayout/AuthLayout.tsx';
import { ResendCode } from '../../components/ResendCode/ResendCode.tsx';
import { verifyOtpBody } from '../../contract/auth.ts';
import { formatMobile } from '../../domain/phone.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { useValidatedForm } from '../../ui/Form/use-validated-form.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { OtpInput } from '../../ui/OtpInput/OtpInput.tsx';
import { StitchRule } from '../../ui/StitchRule/StitchRule.tsx';
import { after, number, promise, sent } from './OtpScreen.css.ts';

export interface OtpScreenProps {
  /** The number that the code went to: 10 digits. */
  phone: string;
  /** A code of six digits was sent. */
  onVerify: (otp: string) => void;
  /** Another code was asked for. */
  onResend: () => void;
  /** From when on another code may be asked for; null for at once. */
  resendAt: Date | null;
  /** The time, moved on each second. */
  now: Date;
  /** Whether the code is being judged. */
  isSubmitting: boolean;
  /** What is wrong with the code that was judged last, or null: it stands under the boxes. */
  error: string | null;
  /** Where 'Change' leads: back to the signup. */
  changeNumberHref: string;
  /** What stands after the form. */
  aside?: ReactNode;
}

/** The code that confirms a mobile number (spec §2 OTP, §5). */
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
  return (
    <AuthLayout
      title="Verify your number"
      headline={'One small step,\nthen you are in.'}
      intro={
        <p className={sent}>
          We sent a 6-digit code by SMS to{' '}
          <span className={number}>{`+91 ${formatMobile(phone)}`}</span>.{' '}
          <Link href={changeNumberHref} look="strong">
            Change
          </Link>
        </p>
      }
      aside={aside}
    >
      <Form formProps={formProps}>
        <OtpInput label="Enter the code" {...field('otp')} />
        <Button type="submit" size="large" isPending={isSubmitting}>
          Verify OTP
        </Button>
      </Form>
      <div className={after}>
        <ResendCode resendAt={resendAt} now={now} onResend={onResend} />
        <StitchRule />
        <p className={promise}>
          <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" />
          CareSetu will never call you to ask for this code.
        </p>
      </div>
    </AuthLayout>
  );
}
