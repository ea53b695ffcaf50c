import { figureText } from '../../../theme/typography.css.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';

export interface UpiCountdownProps {
  /** ISO 8601. */
  expiresAt: string;
  now: Date;
}

/** Screen readers announce the remaining time every minute. */
export function UpiCountdown({ expiresAt, now }: UpiCountdownProps) {
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000));
  const minutes = Math.ceil(left / 60);
  return (
    <>
      <p className={figureText} role="timer">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </p>
      <VisuallyHidden>
        <span role="status">
          {left === 0
            ? t`Time is up`
            : plural(minutes, { one: t`1 minute left`, other: t`${minutes} minutes left` })}
        </span>
      </VisuallyHidden>
    </>
  );
}
