import { useState } from 'react';
import { flushTextButtons } from '../../../theme/flush.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { OtpInput } from '../../../ui/forms/OtpInput/OtpInput.tsx';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';

export interface CodeFieldProps {
  name: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  /** @default false */
  isAppOnly?: boolean;
}

export function CodeField({ name, value, onChange, error, isAppOnly = false }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const field = { value, onChange, ...(error !== undefined && { error }) };
  return (
    <Stack gap="s3">
      {isRecovery ? (
        <TextField
          label={t`Recovery code`}
          description={t`One of the codes that you saved, such as ABCDE-FGHIJ`}
          name={name}
          autoComplete="off"
          isRequired
          {...field}
        />
      ) : (
        <OtpInput label={t`Code from your authenticator app`} {...field} />
      )}
      {!isAppOnly && (
        <div className={flushTextButtons}>
          <Button
            variant="text"
            onPress={() => {
              setRecovery(!isRecovery);
              onChange('');
            }}
          >
            {isRecovery ? t`Use the code from the app` : t`Use a recovery code`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
