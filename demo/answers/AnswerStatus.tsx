import { type RefObject, useSyncExternalStore } from 'react';
import * as styles from '../kit/demo.css.ts';
import type { Answers } from './answers.ts';
import { stopLabel } from './offers.ts';

/** Fits into the strip of a phone, beside the tools. */
const SHORT = 40;

export interface AnswerStatusProps {
  answers: Answers;
  /** Shown while nothing was played. Null in the folded strip. */
  usual: string | null;
  /** Gets focus when the button to stop disappears. */
  focusRef: RefObject<HTMLElement | null>;
}

export function AnswerStatus({ answers, usual, focusRef }: AnswerStatusProps) {
  const { running, outcome } = useSyncExternalStore(answers.onChange, answers.read);
  const latest = running.at(-1);
  const played = latest?.step ?? (usual === null ? '' : outcome);
  const text = played === '' ? usual : `Played by the demo: ${played}`;
  const className = text !== null && text.length > SHORT ? styles.longStatus : styles.status;
  return (
    <>
      <p className={className} aria-live="polite" hidden={text === null}>
        {text}
      </p>
      {latest && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            answers.stop(latest.offer);
            focusRef.current?.focus();
          }}
        >
          {stopLabel(latest.offer)}
        </button>
      )}
    </>
  );
}
