import { Stethoscope } from 'lucide-react';
import type { Gender } from '../../../contract/doctors.ts';
import { BIO_MAX_LENGTH, PROFILE_LIST_MAX } from '../../../contract/limits.ts';
import { countCharacters } from '../../../contract/text-length.ts';
import { formatCount } from '../../../domain/count.ts';
import type { ProfileDraft } from '../../../domain/doctors/profile-edit.ts';
import { specialties } from '../../../domain/doctors/specialties.ts';
import { hasWords, splitQuery } from '../../../domain/fold-text.ts';
import { ComboBox } from '../../../ui/forms/ComboBox/ComboBox.tsx';
import type { ValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Select, type SelectOption } from '../../../ui/forms/Select/Select.tsx';
import { TextArea } from '../../../ui/forms/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { TextList } from '../../../ui/layout/TextList/TextList.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './ProfileForm.css.ts';

const genders: readonly SelectOption<Gender | ''>[] = [
  { value: '', label: t`Prefer not to say` },
  { value: 'female', label: t`Female` },
  { value: 'male', label: t`Male` },
  { value: 'other', label: t`Other` },
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
      <TextField label={t`Full name`} autoComplete="name" isRequired {...field('name')} />
      <ComboBox
        label={t`Specialty`}
        icon={<Icon glyph={Stethoscope} size={20} />}
        suggestions={suggestionsFor(specialty.value)}
        onSuggestionSelect={({ label }) => specialty.onChange(label)}
        {...specialty}
      />
      <div className={styles.pair}>
        <TextField label={t`Years of experience`} inputMode="numeric" {...field('experience')} />
        <Select label={t`Gender`} options={genders} value={gender} onChange={onGenderChange} />
      </div>
      <TextArea label={t`Bio`} description={roomText(countCharacters(bio.value))} {...bio} />
      <TextList
        label={t`Education`}
        item={t`degree`}
        max={PROFILE_LIST_MAX}
        values={field('education').value}
        onChange={field('education').onChange}
        error={field('education').error}
        errorAt={(index) => errorAt(`education.${index}`)}
        description={t`One degree per line, earliest first. For example: MBBS, Cauvery Medical College, Bengaluru`}
      />
      <TextList
        label={t`Languages`}
        item={t`language`}
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
  const words = splitQuery(typed);
  return specialties
    .map(({ name }) => ({ id: name, label: name }))
    .filter(({ label }) => label !== typed && hasWords(label, words));
}

function roomText(length: number): string {
  const tooMany = length - BIO_MAX_LENGTH;
  const most = formatCount(BIO_MAX_LENGTH);
  if (tooMany <= 0) return t`${formatCount(length)} of ${most} characters`;
  return plural(tooMany, {
    one: t`1 character too many`,
    other: t`${formatCount(tooMany)} characters too many`,
  });
}
