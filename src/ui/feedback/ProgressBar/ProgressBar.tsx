import { useId } from 'react';
import { bar, caption } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: string;
  /** Percentage from 0 to 100. */
  value: number;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div>
      <div className={caption}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true">{percent}%</span>
      </div>
      <progress className={bar} id={id} max={100} value={percent} />
    </div>
  );
}
