import type { ReactNode } from 'react';
import {
  Label,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { control, field, label as labelClass } from './Field.css.ts';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';

/** What every text field has. */
export interface FieldProps extends FieldNotesProps {
  /** What to type, over the box. */
  label: string;
  /**
   * Whether a heading beside it says the label already: it is then only the box's name.
   * @default false
   */
  isLabelHidden?: boolean;
  /** What has been typed. */
  value: string;
  /** It was typed, pasted or filled in. */
  onChange: (value: string) => void;
  /** The person left the field. */
  onBlur?: () => void;
  /**
   * Whether it must be filled in.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Whether it can be neither focused nor changed.
   * @default false
   */
  isDisabled?: boolean;
  /** Its name in the form, for browsers that fill in forms. */
  name?: string;
  /** What a browser may fill in, as HTML's `autocomplete`. */
  autoComplete?: string;
}

interface FieldFrameProps
  extends FieldProps, Pick<AriaTextFieldProps, 'type' | 'inputMode' | 'maxLength'> {
  /** The react-aria input, and what lies upon it. */
  children: ReactNode;
}

/** A text field around its input: the label above it, the error and the hint below. */
export function Field({
  label,
  isLabelHidden = false,
  error,
  description,
  children,
  ...textField
}: FieldFrameProps) {
  return (
    <AriaTextField
      {...textField}
      aria-label={isLabelHidden ? label : undefined}
      className={field}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      {!isLabelHidden && <Label className={labelClass}>{label}</Label>}
      <div className={control}>{children}</div>
      <FieldNotes error={error} description={description} />
    </AriaTextField>
  );
}
