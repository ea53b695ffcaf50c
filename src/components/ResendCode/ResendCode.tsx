import { Button } from '../../ui/Button/Button.tsx';
import { row } from './ResendCode.css.ts';

export interface ResendCodeProps {
  /** From when on another code may be asked for; null for at once. */
  resendAt: Date | null;
  /** The time. */
  now: Date;
  /** Another code was asked for. */
  onResend: () => void;
}

/**
 * Counts down to the moment when another code may be asked for, and then asks for it. `now` may be up to a second old,
 * so seconds are rounded down: 30 of them never read as 31.
 */
export function ResendCode({ resendAt, now, onResend }: ResendCodeProps) {
  const seconds = ((resendAt?.getTime() ?? 0) - now.getTime()) / 1000;
  const isWaiting = seconds > 0;
  return (
    <div className={row}>
      <span>
        {isWaiting ? `Resend code in ${asClock(Math.max(1, Math.floor(seconds)))}` : 'No code yet?'}
      </span>
      <Button variant="text" isDisabled={isWaiting} onPress={onResend}>
        Resend code
      </Button>
    </div>
  );
}

/** '0:24' for 24 seconds. */
function asClock(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
