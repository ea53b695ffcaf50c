import type { VisitText } from '../../../domain/appointments/visit-draft.ts';
import type { FormField } from '../../../ui/forms/Form/use-validated-form.ts';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './VisitForm.css.ts';

const measures = [
  { name: 'systolic', label: t`Systolic pressure, mmHg` },
  { name: 'diastolic', label: t`Diastolic pressure, mmHg` },
  { name: 'pulse', label: t`Pulse, bpm` },
  { name: 'weight', label: t`Weight, kg` },
  { name: 'bloodSugar', label: t`Blood sugar, mg/dL` },
] as const satisfies readonly { name: VisitText; label: string }[];

export interface VitalsFieldsProps {
  field: (name: VisitText) => FormField<string>;
}

export function VitalsFields({ field }: VitalsFieldsProps) {
  return (
    <fieldset className={styles.vitals}>
      <legend className={styles.legend}>{t`Readings, optional`}</legend>
      <div className={styles.boxes}>
        {measures.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            {...field(name)}
            inputMode={name === 'weight' ? 'decimal' : 'numeric'}
            autoComplete="off"
          />
        ))}
      </div>
    </fieldset>
  );
}
