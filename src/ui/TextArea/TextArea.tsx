import { textArea } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface TextAreaProps extends FieldProps {
  /** An example, shown while the box is empty; never the only hint. */
  placeholder?: string;
  /** How many characters it takes. */
  maxLength?: number;
}

/** Several lines of text. The box grows with what is typed. */
export function TextArea({ placeholder, maxLength, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      {(box) => (
        <textarea {...box} className={textArea} placeholder={placeholder} maxLength={maxLength} />
      )}
    </Field>
  );
}
