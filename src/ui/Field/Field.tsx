import { useId, type ChangeEvent, type ReactNode } from 'react';
import { browserMaxLength } from '../../domain/text-limit.ts';
import { control, field, label as labelClass } from './Field.css.ts';
import { FieldNotes, notesOf, type FieldNotesProps } from './FieldNotes.tsx';
import { limitBox } from './limit-box.ts';

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

/** What the box of a field must be told: spread it on the `input` or `textarea`. */
export interface FieldBox {
  id: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: (() => void) | undefined;
  disabled: boolean;
  name: string | undefined;
  autoComplete: string | undefined;
  maxLength: number | undefined;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** The most characters that it takes, as people count them. */
  maxLength?: number | undefined;
  /** The box that is typed into, and what lies upon it. */
  children: (box: FieldBox) => ReactNode;
}

/** A text field around its input: the label above it, the error and the hint below. */
export function Field({
  label,
  isLabelHidden = false,
  value,
  onChange,
  onBlur,
  isRequired = false,
  isDisabled = false,
  name,
  autoComplete,
  maxLength,
  children,
  ...notes
}: FieldFrameProps) {
  const id = useId();
  const box: FieldBox = {
    id,
    value,
    onChange: ({ target }) => {
      // A text that is already too long can still be made shorter.
      const isLonger = target.value.length > value.length;
      if (maxLength !== undefined && isLonger) limitBox(target, maxLength);
      onChange(target.value);
    },
    onBlur,
    disabled: isDisabled,
    name,
    autoComplete,
    maxLength: maxLength && browserMaxLength(maxLength),
    'aria-label': isLabelHidden ? label : undefined,
    'aria-describedby': notesOf(id, notes),
    'aria-invalid': Boolean(notes.error) || undefined,
    'aria-required': isRequired || undefined,
  };
  return (
    <div className={field}>
      {!isLabelHidden && (
        <label className={labelClass} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={control}>{children(box)}</div>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
