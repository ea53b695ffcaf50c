import { useId } from 'react';
import { t } from '../../../words/t.ts';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { FieldNotes, getNoteIds, type FieldNotesProps } from '../Field/FieldNotes.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './DateField.css.ts';

export interface TypedDate {
  day: string;
  month: string;
  year: string;
}

export interface DateFieldProps extends FieldNotesProps {
  label: string;
  value: TypedDate;
  onChange: (value: TypedDate) => void;
  name?: string;
  /**
   * Lets browsers fill in the user's own date of birth.
   * @default false
   */
  isBirthday?: boolean;
}

/** Does not correct typed values, so the caller must show an error. */
export function DateField({
  label,
  value,
  onChange,
  name,
  isBirthday = false,
  ...notes
}: DateFieldProps) {
  const id = useId();
  const part = (words: string, key: keyof TypedDate, maxLength: number) => (
    <TextField
      label={words}
      inputMode="numeric"
      maxLength={maxLength}
      value={value[key]}
      onChange={(typed) => onChange({ ...value, [key]: typed })}
      autoComplete={isBirthday ? `bday-${key}` : 'off'}
      name={name && `${name}.${key}`}
    />
  );
  return (
    <div
      className={field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={getNoteIds(id, notes)}
      data-invalid={notes.error ? '' : undefined}
    >
      <span id={`${id}-label`} className={labelClass}>
        {label}
      </span>
      <div className={styles.parts}>
        {part(t`Day`, 'day', 2)}
        {part(t`Month`, 'month', 2)}
        {part(t`Year`, 'year', 4)}
      </div>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
