import { LoaderCircle } from 'lucide-react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { ring, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** Text for screen readers. */
  label: string;
}

export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={spinner} role="status">
      <Icon glyph={LoaderCircle} className={ring} size={24} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
