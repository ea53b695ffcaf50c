import { useId, useState } from 'react';
import * as styles from '../kit/demo.css.ts';
import { focusOnMount } from '../kit/focus-on-mount.ts';

export interface ResetChoices {
  onReset: () => Promise<void>;
  /** For the same person on the same page. Null on the stage. */
  onResetAndStay: (() => Promise<void>) | null;
  /** Null if the demo is in no scenario. */
  onRestartScenario: (() => Promise<void>) | null;
}

export interface ResetConfirmationProps extends ResetChoices {
  onCancel: () => void;
}

const texts = {
  asking: 'Reset the demo? This deletes everything you did and signs everyone out.',
  resetting: 'Resetting the demo…',
  failed: 'That did not work. Close other tabs of the demo and try again.',
};

export function ResetConfirmation({
  onReset,
  onResetAndStay,
  onRestartScenario,
  onCancel,
}: ResetConfirmationProps) {
  const [state, setState] = useState<keyof typeof texts>('asking');
  const questionId = useId();

  const reset = async (work: () => Promise<void>) => {
    if (state === 'resetting') return;
    setState('resetting');
    try {
      await work();
    } catch (error) {
      console.error('The demo could not be reset.', error);
      setState('failed');
    }
  };
  const choices = [
    { label: 'Yes, reset', onPress: onReset },
    ...(onResetAndStay ? [{ label: 'Reset and stay here', onPress: onResetAndStay }] : []),
    ...(onRestartScenario
      ? [{ label: 'Start the scenario again', onPress: onRestartScenario }]
      : []),
  ];

  return (
    <>
      <p className={styles.longStatus} id={questionId} role="status" data-state={state}>
        {texts[state]}
      </p>
      <div className={styles.choices} role="group" aria-labelledby={questionId}>
        {choices.map(({ label, onPress }) => (
          <button
            key={label}
            type="button"
            className={styles.button}
            aria-disabled={state === 'resetting'}
            onClick={() => void reset(onPress)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className={styles.button}
          ref={focusOnMount}
          aria-disabled={state === 'resetting'}
          onClick={() => state !== 'resetting' && onCancel()}
        >
          No, keep it
        </button>
      </div>
    </>
  );
}
