import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../words/t.ts';
import { input, trailing, withButton } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const icon = isShown ? EyeOff : Eye;
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
              // The label omits 'password', so that only the input matches that name.
              label={isShown ? t`Hide characters` : t`Show characters`}
              icon={<Icon glyph={icon} size={20} />}
              disabled={field.isDisabled}
              onClick={() => setShown(!isShown)}
            />
          </span>
        </>
      )}
    </Field>
  );
}
