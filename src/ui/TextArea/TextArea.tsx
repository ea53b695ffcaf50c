import { TextArea as AriaTextArea } from 'react-aria-components';
import { textArea } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface TextAreaProps extends FieldProps {
  /** An example, shown while the box is empty; never the only hint. */
  placeholder?: string;
  /** How many characters it takes. */
  maxLength?: number;
}

/** Several lines of text. The box grows with what is typed. */
export function TextArea({ placeholder, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      <AriaTextArea className={textArea} placeholder={placeholder} />
    </Field>
  );
}
