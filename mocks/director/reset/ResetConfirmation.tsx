import { useId, useState } from 'react';
import * as styles from '../director.css.ts';
import { focusOnMount } from '../strip/focus-on-mount.ts';

export interface ResetConfirmationProps {
  onReset: () => Promise<void>;
  onCancel: () => void;
}

const texts = {
  asking: 'Reset the demo? This deletes everything you did and signs everyone out.',
  resetting: 'Resetting the demo…',
  failed: 'That did not work. Close other tabs of the demo and try again.',
};

export function ResetConfirmation({ onReset, onCancel }: ResetConfirmationProps) {
  const [state, setState] = useState<keyof typeof texts>('asking');
  const questionId = useId();

  const reset = async () => {
    if (state === 'resetting') return;
    setState('resetting');
    try {
      await onReset();
    } catch (error) {
      console.error('The demo could not be reset.', error);
      setState('failed');
    }
  };

  return (
    <>
      <p className={styles.status} id={questionId} role="status" data-state={state}>
        {texts[state]}
      </p>
      <div className={styles.tools} role="group" aria-labelledby={questionId}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={state === 'resetting'}
          onClick={() => void reset()}
        >
          Yes, reset
        </button>
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
