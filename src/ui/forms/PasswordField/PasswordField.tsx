import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../words/t.ts';
import { input, trailing, withButton } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';

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
            <button
              className={iconButton()}
              type="button"
              disabled={field.isDisabled}
              onClick={() => setShown(!isShown)}
            >
              <Icon glyph={icon} size={20} />
              {/* With an aria-label, the button would also match the label of the text box. */}
              <VisuallyHidden>
                {isShown ? t`Hide characters, ${field.label}` : t`Show characters, ${field.label}`}
              </VisuallyHidden>
            </button>
          </span>
        </>
      )}
    </Field>
  );
}
