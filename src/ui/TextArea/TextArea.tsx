import { textArea } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface TextAreaProps extends FieldProps {
  /** An example, shown while the box is empty; never the only hint. */
  placeholder?: string;
  /** The most characters that it takes, as people count them. */
  maxLength?: number;
}

/** Several lines of text. The box grows with what is typed. */
export function TextArea({ placeholder, maxLength, ...field }: TextAreaProps) {
  return (
    <Field {...field} maxLength={maxLength}>
      {(box) => <textarea {...box} className={textArea} placeholder={placeholder} />}
    </Field>
  );
}
