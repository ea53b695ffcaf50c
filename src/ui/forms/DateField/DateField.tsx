import { useId } from 'react';
import { smallText } from '../../../theme/typography.css.ts';
import { t } from '../../../words/t.ts';
import { field, input, label as labelClass } from '../Field/Field.css.ts';
import { FieldNotes, getNoteIds, type FieldNotesProps } from '../Field/FieldNotes.tsx';
import { writeAsciiDigits } from '../Field/ascii-digits.ts';
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
    <div className={field}>
      <label className={smallText} htmlFor={`${id}-${key}`}>
        {words}
      </label>
      <input
        id={`${id}-${key}`}
        className={input}
        type="text"
        inputMode="numeric"
        maxLength={maxLength}
        name={name && `${name}.${key}`}
        autoComplete={isBirthday ? `bday-${key}` : 'off'}
        value={value[key]}
        aria-invalid={Boolean(notes.error) || undefined}
        onChange={({ target }) => {
          writeAsciiDigits(target);
          onChange({ ...value, [key]: target.value });
        }}
      />
    </div>
  );
  return (
    <div
      className={field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={getNoteIds(id, notes)}
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
