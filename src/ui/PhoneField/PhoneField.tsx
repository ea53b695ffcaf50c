import { formatMobile, mobileDigits } from '../../domain/phone.ts';
import { input, leading, prefix, withPrefix } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { useGroupedDigits } from '../Field/use-grouped-digits.ts';

export interface PhoneFieldProps extends FieldProps {
  /** The digits of the number, up to 10, without +91. */
  value: string;
  /** It was typed, pasted or filled in; a +91, 0091 or 0 before ten digits has been taken off. */
  onChange: (digits: string) => void;
}

/** An Indian mobile number (spec §5): shown as '98450 21763' after a fixed +91, told as its 10 digits. */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  const grouped = useGroupedDigits({
    value,
    format: formatMobile,
    digitsOf: mobileDigits,
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
