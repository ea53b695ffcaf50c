import { useState } from 'react';
import { LOUDEST } from '../../../domain/room/device-check.ts';
import { t } from '../../../words/t.ts';
import * as styles from './MicrophoneMeter.css.ts';

/** Lower levels are room noise, not a voice. */
const VOICE = 3;

const steps = Array.from({ length: LOUDEST }, (_, at) => at + 1);

export interface MicrophoneMeterProps {
  /** Loudness from 0 to 10. */
  level: number;
}

export function MicrophoneMeter({ level }: MicrophoneMeterProps) {
  const [hasHeard, setHasHeard] = useState(false);
  if (level >= VOICE && !hasHeard) setHasHeard(true);
  return (
    <div>
      <div
        className={styles.meter}
        role="meter"
        aria-label={t`Microphone level`}
        aria-valuemin={0}
        aria-valuemax={LOUDEST}
        aria-valuenow={level}
      >
        {steps.map((step) => (
          <span
            key={step}
            className={styles.step}
            data-state={step <= level ? 'lit' : 'unlit'}
            aria-hidden="true"
          />
        ))}
      </div>
      <p className={styles.hint} role="status">
        {hasHeard ? t`Your microphone works.` : t`Say a few words: the arches fill as you speak.`}
      </p>
    </div>
  );
}
