import type { VisitDraft } from '../../domain/visit-draft.ts';
import type { FormField } from '../../ui/Form/use-validated-form.ts';
import { TextField } from '../../ui/TextField/TextField.tsx';
import * as styles from './VisitForm.css.ts';

const measures = [
  { name: 'systolic', label: 'Systolic pressure, mmHg' },
  { name: 'diastolic', label: 'Diastolic pressure, mmHg' },
  { name: 'pulse', label: 'Pulse, bpm' },
  { name: 'weight', label: 'Weight, kg' },
  { name: 'bloodSugar', label: 'Blood sugar, mg/dL' },
] as const satisfies readonly { name: keyof VisitDraft; label: string }[];

export interface VitalsFieldsProps {
  field: (name: keyof VisitDraft) => FormField<string>;
}

export function VitalsFields({ field }: VitalsFieldsProps) {
  return (
    <fieldset className={styles.vitals}>
      <legend className={styles.legend}>Readings, optional</legend>
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
