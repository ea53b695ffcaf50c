import { Stethoscope } from 'lucide-react';
import { countText } from '../../components/doctor-text.ts';
import type { Gender } from '../../contract/doctors.ts';
import { BIO_MAX_LENGTH, PROFILE_LIST_MAX } from '../../contract/limits.ts';
import { countCharacters } from '../../contract/text-length.ts';
import type { ProfileDraft } from '../../domain/profile-edit.ts';
import { specialties } from '../../domain/specialties.ts';
import { ComboBox } from '../../ui/ComboBox/ComboBox.tsx';
import type { ValidatedForm } from '../../ui/Form/use-validated-form.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Select, type SelectOption } from '../../ui/Select/Select.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { TextList } from '../../ui/TextList/TextList.tsx';
import * as styles from './ProfileForm.css.ts';

const genders: readonly SelectOption<Gender | ''>[] = [
  { value: '', label: 'Prefer not to say' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
];

interface ProfileFieldsProps {
  form: ValidatedForm<ProfileDraft>;
}

export function ProfileFields({ form: { field, errorAt } }: ProfileFieldsProps) {
  const specialty = field('specialty');
  const bio = field('bio');
  const { value: gender, onChange: onGenderChange } = field('gender');
  return (
    <>
      <TextField label="Full name" autoComplete="name" isRequired {...field('name')} />
      <ComboBox
        label="Specialty"
        icon={<Icon glyph={Stethoscope} size={20} />}
        suggestions={suggestionsFor(specialty.value)}
        onSuggestionSelect={({ label }) => specialty.onChange(label)}
        {...specialty}
      />
      <div className={styles.pair}>
        <TextField label="Years of experience" inputMode="numeric" {...field('experience')} />
        <Select label="Gender" options={genders} value={gender} onChange={onGenderChange} />
      </div>
      <TextArea label="Bio" description={roomText(countCharacters(bio.value))} {...bio} />
      <TextList
        label="Education"
        item="degree"
        max={PROFILE_LIST_MAX}
        values={field('education').value}
        onChange={field('education').onChange}
        error={field('education').error}
        errorAt={(index) => errorAt(`education.${index}`)}
        description="One degree per line, earliest first. For example: MBBS, Cauvery Medical College, Bengaluru"
      />
      <TextList
        label="Languages"
        item="language"
        max={PROFILE_LIST_MAX}
        values={field('languages').value}
        onChange={field('languages').onChange}
        error={field('languages').error}
        errorAt={(index) => errorAt(`languages.${index}`)}
      />
    </>
  );
}

function suggestionsFor(typed: string) {
  const wanted = typed.trim().toLowerCase();
  return specialties
    .map(({ name }) => ({ id: name, label: name }))
    .filter(({ label }) => label !== typed && label.toLowerCase().includes(wanted));
}

/** Such as '860 of 1,000 characters'. */
function roomText(length: number): string {
  const count = (characters: number) => characters.toLocaleString('en-IN');
  const tooMany = length - BIO_MAX_LENGTH;
  if (tooMany <= 0) return `${count(length)} of ${count(BIO_MAX_LENGTH)} characters`;
  return `${countText(tooMany, 'character', 'characters')} too many`;
}
