import type { AppointmentType } from '../../../contract/appointments.ts';
import { appointmentTypes } from '../../../components/appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import type { PracticeDraft } from '../../../domain/doctors/practice-edit.ts';
import { consultationPrices, formatMoney } from '../../../domain/payments/money.ts';
import { labelText, quietText } from '../../../theme/typography.css.ts';
import type { ValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './ProfileForm.css.ts';

export interface FeeFieldsProps {
  form: ValidatedForm<PracticeDraft>;
}

export function FeeFields({ form: { field, errorAt, values } }: FeeFieldsProps) {
  const { value: fees, onChange } = field('fees');
  const types: AppointmentType[] =
    values.kind === 'none' ? ['video', 'phone'] : ['in-person', 'video', 'phone'];
  return (
    <fieldset>
      <legend className={labelText}>{t`Fees in rupees, optional`}</legend>
      <Stack gap="s4">
        <p
          className={quietText}
        >{t`Patients pay you directly. Without a fee, the usual price applies.`}</p>
        <div className={styles.pair}>
          {types.map((type) => (
            <TextField
              key={type}
              label={appointmentTypes[type].label}
              description={t`Usual price: ${formatMoney(consultationPrices[type])}`}
              inputMode="decimal"
              autoComplete="off"
              name={`fees.${type}`}
              value={fees[type]}
              onChange={(text) => onChange({ ...fees, [type]: text })}
              error={errorAt(`fees.${type}.amountMinor`)}
            />
          ))}
        </div>
      </Stack>
    </fieldset>
  );
}
