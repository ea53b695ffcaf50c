import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { quietText } from '../../../theme/typography.css.ts';
import { error as errorClass, errorIcon } from './Field.css.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';

export interface FieldNotesProps {
  error?: string;
  description?: ReactNode;
}

interface FieldNotesPartProps extends FieldNotesProps {
  id: string;
}

/** Pass `getNoteIds(id)` to the input's `aria-describedby`. */
export function FieldNotes({ id, error, description }: FieldNotesPartProps) {
  return (
    <>
      {error && (
        <span id={`${id}-error`} className={errorClass}>
          <Icon glyph={CircleAlert} className={errorIcon} size={20} />
          <span>{error}</span>
        </span>
      )}
      {description != null && (
        <span id={`${id}-hint`} className={quietText}>
          {description}
        </span>
      )}
    </>
  );
}

export function getNoteIds(
  id: string,
  { error, description }: FieldNotesProps,
): string | undefined {
  const ids = [description != null && `${id}-hint`, error && `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}
