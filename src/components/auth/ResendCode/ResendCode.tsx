import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import { row } from './ResendCode.css.ts';

export interface ResendCodeProps {
  /** Null allows resending immediately. */
  resendAt: Date | null;
  now: Date;
  onResend: () => void;
}

/** Rounds down, because `now` may be stale: a 30-second wait must not show 31. */
export function ResendCode({ resendAt, now, onResend }: ResendCodeProps) {
  const seconds = ((resendAt?.getTime() ?? 0) - now.getTime()) / 1000;
  const isWaiting = seconds > 0;
  return (
    <Inline gap="s2" align="center" justify="between" className={row}>
      <span>
        {isWaiting
          ? t`Resend code in ${asClock(Math.max(1, Math.floor(seconds)))}`
          : t`No code yet?`}
      </span>
      <Button variant="text" isDisabled={isWaiting} onPress={onResend}>
        {t`Resend code`}
      </Button>
    </Inline>
  );
}

function asClock(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
