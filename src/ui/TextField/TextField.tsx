import type { HTMLAttributes } from 'react';
import { writeAsciiDigits } from '../Field/ascii-digits.ts';
import { input } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface TextFieldProps extends FieldProps {
  /** An example, shown while the box is empty; never the only hint. */
  placeholder?: string;
  /** The keyboard that a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** The most characters that it takes, as people count them. */
  maxLength?: number;
}

/** One line of text. */
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
