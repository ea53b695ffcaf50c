import type { HTMLAttributes } from 'react';
import { writeAsciiDigits } from '../Field/ascii-digits.ts';
import { input } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface TextFieldProps extends FieldProps {
  placeholder?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Number of graphemes. */
  maxLength?: number;
}

export function TextField({ placeholder, inputMode, maxLength, ...field }: TextFieldProps) {
  return (
    <Field {...field} maxLength={maxLength}>
      {(box) => (
        <input
          {...box}
          className={input}
          type="text"
          placeholder={placeholder}
          inputMode={inputMode}
          onChange={(event) => {
            if (inputMode === 'numeric' || inputMode === 'decimal') writeAsciiDigits(event.target);
            box.onChange(event);
          }}
        />
      )}
    </Field>
  );
}
