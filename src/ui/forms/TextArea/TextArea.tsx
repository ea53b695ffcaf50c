import { textArea } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface TextAreaProps extends FieldProps {
  placeholder?: string;
  /** Number of graphemes. */
  maxLength?: number;
}

export function TextArea({ placeholder, maxLength, ...field }: TextAreaProps) {
  return (
    <Field {...field} maxLength={maxLength}>
      {(box) => <textarea {...box} className={textArea} placeholder={placeholder} />}
    </Field>
  );
}
