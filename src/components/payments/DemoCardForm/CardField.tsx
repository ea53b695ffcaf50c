import { CreditCard } from 'lucide-react';
import { input, leading, withIcon } from '../../../ui/forms/Field/Field.css.ts';
import { Field } from '../../../ui/forms/Field/Field.tsx';
import {
  useGroupedDigits,
  type GroupedDigits,
} from '../../../ui/forms/Field/use-grouped-digits.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { masked } from './DemoCardForm.css.ts';

export interface CardFieldProps extends GroupedDigits {
  label: string;
  autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc';
  error: string | undefined;
  placeholder?: string;
  /**
   * 'masked' hides the digits; 'card' adds an icon.
   * @default 'plain'
   */
  variant?: 'plain' | 'masked' | 'card';
}

/** Without a `name`, a native submit does not send the input. */
export function CardField({
  label,
  autoComplete,
  error,
  placeholder,
  variant = 'plain',
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
            className={looks[variant]}
            type="text"
            inputMode="numeric"
            placeholder={placeholder}
          />
          {variant === 'card' && (
            <span className={leading}>
              <Icon glyph={CreditCard} size={20} />
            </span>
          )}
        </>
      )}
    </Field>
  );
}
