import { CreditCard } from 'lucide-react';
import { input, leading, withIcon } from '../../ui/Field/Field.css.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { useGroupedDigits, type GroupedDigits } from '../../ui/Field/use-grouped-digits.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { masked } from './DemoCardForm.css.ts';

export interface CardFieldProps extends GroupedDigits {
  /** What to type, over the box. */
  label: string;
  /** What a browser may fill in, as HTML's `autocomplete`. */
  autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc';
  /** What is wrong with the field, if anything is. */
  error: string | undefined;
  /** An example, shown while the box is empty. */
  placeholder?: string;
  /**
   * Dots instead of digits for the CVC, the picture of a card before the number.
   * @default 'plain'
   */
  look?: 'plain' | 'masked' | 'card';
}

/** Digits of a card. It has no name, so that nothing but this form can send it. */
export function CardField({
  label,
  autoComplete,
  error,
  placeholder,
  look = 'plain',
  ...digits
}: CardFieldProps) {
  const grouped = useGroupedDigits(digits);
  const looks = { plain: input, masked: `${input} ${masked}`, card: `${input} ${withIcon}` };
  return (
    <Field
      label={label}
      autoComplete={autoComplete}
      isRequired
      {...(error !== undefined && { error })}
      {...grouped.field}
    >
      {(box) => (
        <>
          <input
            {...box}
            {...grouped.input}
            className={looks[look]}
            type="text"
            inputMode="numeric"
            placeholder={placeholder}
          />
          {look === 'card' && (
            <span className={leading}>
              <Icon glyph={CreditCard} size={20} />
            </span>
          )}
        </>
      )}
    </Field>
  );
}
