import type { Ref } from 'react';
import * as styles from '../kit/demo.css.ts';

export interface FoldButtonProps {
  isFolded: boolean;
  /** How much of the demo is not as usual. */
  setCount: number;
  onFold: (isFolded: boolean) => void;
  ref: Ref<HTMLButtonElement>;
}

export function FoldButton({ isFolded, setCount, onFold, ref }: FoldButtonProps) {
  if (!isFolded) {
    return (
      <button
        type="button"
        className={styles.button}
        ref={ref}
        aria-expanded="true"
        aria-label="Hide demo tools"
        onClick={() => onFold(true)}
      >
        Hide
      </button>
    );
  }
  return (
    <button
      type="button"
      className={styles.floatingButton}
      ref={ref}
      aria-expanded="false"
      aria-label={`Show demo tools${setCount > 0 ? ` (${setCount} set)` : ''}`}
      onClick={() => onFold(false)}
    >
      Demo
      {setCount > 0 && <span aria-hidden="true">{setCount} set</span>}
    </button>
  );
}
