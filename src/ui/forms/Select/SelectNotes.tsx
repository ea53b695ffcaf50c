import { CircleAlert } from 'lucide-react';
import { quietText } from '../../../theme/typography.css.ts';
import type { FieldNotesProps } from '../Field/FieldNotes.tsx';
import { error as errorClass, errorIcon } from '../Field/Field.css.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { notes } from './Select.css.ts';

export interface SelectNotesProps extends FieldNotesProps {
  id: string;
}

export function SelectNotes({ id, error, description }: SelectNotesProps) {
  if (!error && description == null) return null;
  return (
    <div id={id} className={notes}>
      {error && (
        <p className={errorClass}>
          <Icon glyph={CircleAlert} className={errorIcon} size={20} />
          <span>{error}</span>
        </p>
      )}
      {description != null && <div className={quietText}>{description}</div>}
    </div>
  );
}
