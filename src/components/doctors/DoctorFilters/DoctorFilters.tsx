import { useRef } from 'react';
import {
  EXPERIENCE_FILTERS,
  GENDER_FILTERS,
  STORIES_FILTERS,
  hasFilters,
  type DoctorSearch,
} from '../../../domain/doctors/search.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Select, type SelectOption } from '../../../ui/forms/Select/Select.tsx';
import { useChosenInView } from '../../../ui/layout/use-chosen-in-view.ts';
import { t } from '../../../words/t.ts';
import * as styles from './DoctorFilters.css.ts';

const genders: SelectOption<DoctorSearch['gender']>[] = [
  { value: '', label: t`Any gender` },
  ...GENDER_FILTERS,
];
const stories: SelectOption<DoctorSearch['stories']>[] = [
  { value: '', label: t`Any number` },
  ...STORIES_FILTERS.map((value) => ({ value, label: `${value}+` })),
];
const experiences: SelectOption<DoctorSearch['experience']>[] = [
  { value: '', label: t`Any experience` },
  ...EXPERIENCE_FILTERS.map((value) => ({ value, label: t`${value}+ years` })),
];

export interface DoctorFiltersProps {
  search: DoctorSearch;
  onSearchChange: (search: DoctorSearch) => void;
  onClear: (() => void) | null;
}

/** Spec §2 Search results. */
export function DoctorFilters({ search, onSearchChange, onClear }: DoctorFiltersProps) {
  const row = useRef<HTMLDivElement>(null);
  const state = `${search.gender} ${search.stories} ${search.experience}`;
  useChosenInView(row, '[data-state=chosen]', state);
  return (
    <div ref={row} className={styles.filters} role="group" aria-label={t`Filters`}>
      <Select
        variant="chip"
        label={t`Gender`}
        options={genders}
        value={search.gender}
        onChange={(gender) => onSearchChange({ ...search, gender })}
      />
      <Select
        variant="chip"
        label={t`Patient Stories`}
        options={stories}
        value={search.stories}
        onChange={(chosen) => onSearchChange({ ...search, stories: chosen })}
      />
      <Select
        variant="chip"
        label={t`Experience`}
        options={experiences}
        value={search.experience}
        onChange={(experience) => onSearchChange({ ...search, experience })}
      />
      {onClear && hasFilters(search) && (
        <Button variant="text" onPress={onClear}>
          {t`Clear filters`}
        </Button>
      )}
    </div>
  );
}
