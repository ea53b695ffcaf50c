import { Hospital as HospitalIcon, Stethoscope } from 'lucide-react';
import type { Hospital } from '../../../contract/hospitals.ts';
import { NOTES_MAX_LENGTH } from '../../../contract/limits.ts';
import {
  hospitalNamed,
  suggestDepartments,
  suggestHospitals,
} from '../../../domain/hospitals/hospital-suggestions.ts';
import type { QueueFormValues } from '../../../domain/queue/queue-form.ts';
import { ComboBox } from '../../../ui/forms/ComboBox/ComboBox.tsx';
import type { ValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { TextArea } from '../../../ui/forms/TextArea/TextArea.tsx';
import { t } from '../../../words/t.ts';

export interface PlaceFieldsProps {
  form: Pick<ValidatedForm<QueueFormValues>, 'field'>;
  hospitals: readonly Hospital[];
  /** Undefined if the API returns no city. */
  city: string | undefined;
  firstName: string;
}

/** The hospital is free text, because our list is incomplete. */
export function PlaceFields({ form: { field }, hospitals, city, firstName }: PlaceFieldsProps) {
  const hospital = field('hospitalName');
  const department = field('department');
  const known = hospitalNamed(hospitals, hospital.value, city);
  return (
    <>
      <ComboBox
        label={t`Hospital name`}
        icon={<Icon glyph={HospitalIcon} size={20} />}
        suggestions={asSuggestions(suggestHospitals(hospitals, hospital.value, city))}
        onSuggestionSelect={({ label }) => hospital.onChange(label)}
        description={city && t`${firstName} works at hospitals in ${city}.`}
        isRequired
        {...hospital}
      />
      <ComboBox
        label={t`Department`}
        icon={<Icon glyph={Stethoscope} size={20} />}
        placeholder={t`e.g. Cardiology OPD`}
        suggestions={asSuggestions(suggestDepartments(known, department.value))}
        onSuggestionSelect={({ label }) => department.onChange(label)}
        isRequired
        {...department}
      />
      <TextArea
        label={t`Notes, optional`}
        description={t`Your helper can read these notes.`}
        maxLength={NOTES_MAX_LENGTH}
        autoComplete="off"
        {...field('notes')}
      />
    </>
  );
}

function asSuggestions(labels: readonly string[]) {
  return labels.map((label) => ({ id: label, label }));
}
