import type { VisitDraft } from '../../domain/visit-draft.ts';
import type { FormField } from '../../ui/Form/use-validated-form.ts';
import { TextField } from '../../ui/TextField/TextField.tsx';
import * as styles from './VisitForm.css.ts';

/** What can be measured, in the order of a check-up. */
const measures = [
  { name: 'systolic', label: 'Systolic pressure, mmHg' },
  { name: 'diastolic', label: 'Diastolic pressure, mmHg' },
  { name: 'pulse', label: 'Pulse, bpm' },
  { name: 'weight', label: 'Weight, kg' },
  { name: 'bloodSugar', label: 'Blood sugar, mg/dL' },
] as const satisfies readonly { name: keyof VisitDraft; label: string }[];

export interface VitalsFieldsProps {
  /** Binds a box to the draft. */
  field: (name: keyof VisitDraft) => FormField<string>;
}

/** The boxes for what was measured at a visit; what was not stays empty. */
export function VitalsFields({ field }: VitalsFieldsProps) {
  return (
    <fieldset className={styles.vitals}>
      <legend className={styles.legend}>Measured, optional</legend>
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
