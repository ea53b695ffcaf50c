import { useId, type ChangeEvent, type ReactNode } from 'react';
import { browserMaxLength } from '../../../domain/forms/text-limit.ts';
import { control, field, label as labelClass } from './Field.css.ts';
import { FieldNotes, getNoteIds, type FieldNotesProps } from './FieldNotes.tsx';
import { limitBox } from './limit-box.ts';

export interface FieldProps extends FieldNotesProps {
  label: string;
  /**
   * Use if a heading already shows the label.
   * @default false
   */
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  name?: string;
  autoComplete?: string;
}

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
  /** Number of graphemes. */
  maxLength?: number | undefined;
  children: (box: FieldBox) => ReactNode;
}

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
      // Truncate only if the text grew: the user may be shortening it.
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
    'aria-describedby': getNoteIds(id, notes),
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
