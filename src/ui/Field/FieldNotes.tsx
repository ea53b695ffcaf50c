import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import { description as descriptionClass, error as errorClass, errorIcon } from './Field.css.ts';

export interface FieldNotesProps {
  /** What is wrong with the field, if anything is. */
  error?: string;
  /** What helps to fill it in. */
  description?: ReactNode;
}

/** What stands under a field: its error and its hint. Inside a react-aria field, the field is described by both. */
export function FieldNotes({ error, description }: FieldNotesProps) {
  return (
    <>
      <FieldError className={errorClass}>
        <CircleAlert className={errorIcon} size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
      {description != null && (
        <Text slot="description" className={descriptionClass}>
          {description}
        </Text>
      )}
    </>
  );
}
