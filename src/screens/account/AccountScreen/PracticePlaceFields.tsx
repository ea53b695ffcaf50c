import { Hospital as HospitalIcon } from 'lucide-react';
import type { Hospital } from '../../../contract/hospitals.ts';
import type { PracticeDraft } from '../../../domain/doctors/practice-edit.ts';
import { suggestHospitals } from '../../../domain/hospitals/hospital-suggestions.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { ComboBox } from '../../../ui/forms/ComboBox/ComboBox.tsx';
import type { ValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { RadioGroup, type RadioOption } from '../../../ui/forms/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './ProfileForm.css.ts';

export interface PracticePlaceFieldsProps {
  form: ValidatedForm<PracticeDraft>;
  /** Null if they could not be loaded. */
  hospitals: readonly Hospital[] | null;
  /** About the visits at the place until now, or ''. */
  note: string;
}

const kinds: readonly RadioOption<PracticeDraft['kind']>[] = [
  { value: 'hospital', label: t`At a hospital` },
  { value: 'address', label: t`At another address` },
  { value: 'none', label: t`By video and phone only` },
];

/** The place of a practice, and the number of its desk. */
export function PracticePlaceFields({
  form: { field, errorAt },
  hospitals,
  note,
}: PracticePlaceFieldsProps) {
  const { value: kind, onChange: onKindChange } = field('kind');
  const hospital = field('hospitalId');
  const { value: location, onChange: onLocationChange } = field('location');
  const part = (name: keyof PracticeDraft['location']) => ({
    name: `location.${name}`,
    value: location[name],
    onChange: (text: string) => onLocationChange({ ...location, [name]: text }),
    error: errorAt(`location.${name}`),
  });
  return (
    <>
      <RadioGroup
        label={t`Where do you see patients?`}
        options={kinds}
        value={kind}
        onChange={(kind) => onKindChange(kind)}
      />
      {kind === 'hospital' && (
        <ComboBox
          label={t`Hospital`}
          icon={<Icon glyph={HospitalIcon} size={20} />}
          suggestions={suggestHospitals(hospitals ?? [], hospital.value, undefined).map(
            (label) => ({
              id: label,
              label,
            }),
          )}
          onSuggestionSelect={({ label }) => hospital.onChange(label)}
          description={
            hospitals === null ? t`The list of hospitals could not be loaded.` : undefined
          }
          isRequired
          {...hospital}
        />
      )}
      {kind === 'address' && (
        <>
          <TextField
            label={t`Street and number`}
            autoComplete="street-address"
            isRequired
            {...field('address')}
          />
          <div className={styles.pair}>
            <TextField label={t`Area`} isRequired {...part('area')} />
            <TextField label={t`City`} autoComplete="address-level2" isRequired {...part('city')} />
            <TextField
              label={t`State`}
              autoComplete="address-level1"
              isRequired
              {...part('state')}
            />
          </div>
        </>
      )}
      <div>
        {kind !== 'none' && (
          <TextField
            label={t`Phone of your desk, optional`}
            description={
              kind === 'hospital'
                ? t`Patients call it about a visit. Without it, they call the hospital.`
                : t`Patients call it about a visit.`
            }
            inputMode="tel"
            autoComplete="off"
            {...field('deskPhone')}
          />
        )}
        <p className={quietText} role="status">
          {note}
        </p>
      </div>
    </>
  );
}
