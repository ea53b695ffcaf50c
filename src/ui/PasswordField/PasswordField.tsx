import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { input, trailing, withButton } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PasswordFieldProps extends FieldProps {
  /** Whether a password is asked for or made; password managers act on it. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the person asks to see it. */
export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(box) => (
        <>
          <input
            {...box}
            className={`${input} ${withButton}`}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <span className={trailing}>
            <IconButton
              // Without the word 'password', so that the field alone goes by that name.
              label={isShown ? 'Hide characters' : 'Show characters'}
              icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
              disabled={field.isDisabled}
              onClick={() => setShown(!isShown)}
            />
          </span>
        </>
      )}
    </Field>
  );
}
