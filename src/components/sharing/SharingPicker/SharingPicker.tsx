import type { SharingScope } from '../../../contract/sharing.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup/RadioGroup.tsx';
import { t } from '../../../words/t.ts';
import { scopeHint, scopeLabel } from '../sharing-text.ts';

export interface SharingPickerProps {
  doctorName: string;
  /** May be ''. */
  specialty: string;
  value: SharingScope;
  onChange: (scope: SharingScope) => void;
}

const scopes: readonly SharingScope[] = ['own', 'specialty', 'everything', 'nothing'];

export function SharingPicker({ doctorName, specialty, value, onChange }: SharingPickerProps) {
  return (
    <RadioGroup
      label={t`What can ${doctorName} see?`}
      isLabelHidden
      variant="rows"
      options={scopes
        .filter((scope) => scope !== 'specialty' || specialty !== '')
        .map((scope) => ({
          value: scope,
          label: scopeLabel(scope, specialty),
          description: scopeHint(scope, specialty),
        }))}
      value={value}
      onChange={(scope) => onChange(scope)}
    />
  );
}
