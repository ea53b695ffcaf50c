import { LoaderCircle } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ring, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is under way, for people who listen: 'Loading messages'. */
  label: string;
}

/** Something short is under way and its end is not known. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={spinner} role="status">
      <LoaderCircle className={ring} size={24} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
