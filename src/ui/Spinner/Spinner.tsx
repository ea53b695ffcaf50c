import { LoaderCircle } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ring, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** For screen readers. */
  label: string;
}

export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={spinner} role="status">
      <LoaderCircle className={ring} size={24} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
