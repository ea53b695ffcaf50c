import { Trash2 } from 'lucide-react';
import type { LineDraft } from '../../../domain/appointments/visit-draft.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './VisitForm.css.ts';

export interface MedicineLineProps {
  /** From 1. */
  number: number;
  /** Of the line in the draft. */
  path: string;
  line: LineDraft;
  errorAt: (path: string) => string | undefined;
  onChange: (line: LineDraft) => void;
  onRemove: () => void;
}

export function MedicineLine({
  number,
  path,
  line,
  errorAt,
  onChange,
  onRemove,
}: MedicineLineProps) {
  const part = (name: keyof LineDraft) => ({
    name: `${path}.${name}`,
    value: line[name],
    onChange: (text: string) => onChange({ ...line, [name]: text }),
    error: errorAt(`${path}.${name}`),
    autoComplete: 'off',
  });
  return (
    <fieldset className={styles.row}>
      <legend className={styles.rowLegend}>{t`Medicine ${number}`}</legend>
      <div className={styles.parts}>
        <TextField label={t`Name and strength`} {...part('medicine')} isRequired />
        <div className={styles.shortParts}>
          <TextField label={t`Dose`} {...part('dose')} />
          <TextField label={t`When`} {...part('when')} />
          <TextField label={t`For how long`} {...part('duration')} />
        </div>
        <TextField label={t`Remarks`} {...part('remarks')} />
      </div>
      <Button
        variant="text"
        icon={<Icon glyph={Trash2} size={20} />}
        aria-label={t`Remove medicine ${number}`}
        onPress={onRemove}
      >
        {t`Remove`}
      </Button>
    </fieldset>
  );
}
