import { CircleAlert } from 'lucide-react';
import { error as errorClass, errorIcon } from './Field.css.ts';

export interface ErrorLineProps {
  /** For `aria-describedby`. */
  id: string;
  children: string;
}

/** Error of a group of fields. */
export function ErrorLine({ id, children }: ErrorLineProps) {
  return (
    <p id={id} className={errorClass}>
      <CircleAlert className={errorIcon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
