import { CircleAlert } from 'lucide-react';
import { error as errorClass, errorIcon } from './Field.css.ts';

export interface ErrorLineProps {
  /** The field names this in `aria-describedby`. */
  id: string;
  /** The sentence. */
  children: string;
}

/** What is wrong with a group of fields: icon and sentence. */
export function ErrorLine({ id, children }: ErrorLineProps) {
  return (
    <p id={id} className={errorClass}>
      <CircleAlert className={errorIcon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
