import { formatMobile } from '../../../domain/forms/format-mobile.ts';
import { editMobile } from '../../../domain/forms/phone.ts';
import { input, leading, prefix, withPrefix } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { useGroupedDigits } from '../Field/use-grouped-digits.ts';

export interface PhoneFieldProps extends FieldProps {
  /** Up to 10 digits, without +91. A number of another country begins with +. */
  value: string;
  /** Called with a new `value`. */
  onChange: (digits: string) => void;
}

/** For Indian mobile numbers (spec §5). */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  const grouped = useGroupedDigits({
    value,
    format: formatMobile,
    digitsOf: (text) => editMobile(formatMobile(value), text),
    onChange,
  });
  return (
    <Field autoComplete="tel-national" {...field} {...grouped.field}>
      {(box) => (
        <>
          <input
            {...box}
            {...grouped.input}
            className={`${input} ${withPrefix}`}
            type="tel"
            inputMode="numeric"
          />
          <span className={leading}>
            <span className={prefix}>+91</span>
          </span>
        </>
      )}
    </Field>
  );
}
