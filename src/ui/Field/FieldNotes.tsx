import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { description as descriptionClass, error as errorClass, errorIcon } from './Field.css.ts';

export interface FieldNotesProps {
  /** What is wrong with the field, if anything is. */
  error?: string;
  /** What helps to fill it in. */
  description?: ReactNode;
}

interface FieldNotesPartProps extends FieldNotesProps {
  /** The field's id, which the notes' own begin with. */
  id: string;
}

/** What stands under a field: its error and its hint. The field names both by `notesOf` its id. */
export function FieldNotes({ id, error, description }: FieldNotesPartProps) {
  return (
    <>
      {error && (
        <span id={`${id}-error`} className={errorClass}>
          <CircleAlert className={errorIcon} size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>{error}</span>
        </span>
      )}
      {description != null && (
        <span id={`${id}-hint`} className={descriptionClass}>
          {description}
        </span>
      )}
    </>
  );
}

/** What the `aria-describedby` of a field names: the hint, then the error; undefined where there is neither. */
export function notesOf(id: string, { error, description }: FieldNotesProps): string | undefined {
  const ids = [description != null && `${id}-hint`, error && `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}
