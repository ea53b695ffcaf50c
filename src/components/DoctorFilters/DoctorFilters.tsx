import {
  EXPERIENCE_FILTERS,
  GENDER_FILTERS,
  SORTS,
  STORIES_FILTERS,
  hasFilters,
  withoutFilters,
  type DoctorSearch,
  type Sort,
} from '../../domain/search.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Select, type SelectOption } from '../../ui/Select/Select.tsx';
import * as styles from './DoctorFilters.css.ts';

const genders: SelectOption<DoctorSearch['gender']>[] = [
  { value: '', label: 'Any gender' },
  ...GENDER_FILTERS,
];
const stories: SelectOption<DoctorSearch['stories']>[] = [
  { value: '', label: 'Any number' },
  ...STORIES_FILTERS.map((value) => ({ value, label: `${value}+` })),
];
const experiences: SelectOption<DoctorSearch['experience']>[] = [
  { value: '', label: 'Any experience' },
  ...EXPERIENCE_FILTERS.map((value) => ({ value, label: `${value}+ years` })),
];

const sortLabels: Record<Sort, string> = {
  '': 'Relevance',
  soonest: 'Soonest free',
  fee: 'Lowest fee',
  experience: 'Most experience',
};

export interface DoctorFiltersProps {
  /** The search whose filters these are. */
  search: DoctorSearch;
  /** The sorts to offer: those that the API has the values for. */
  sorts: readonly Sort[];
  /** A filter or sort was chosen, or all filters were cleared. */
  onSearchChange: (search: DoctorSearch) => void;
  /**
   * False where 'Clear filters' stands elsewhere on the page.
   * @default true
   */
  canClear?: boolean;
}

/** Narrows a search by gender, patient stories and experience (spec §2 Search results), and sorts it. */
export function DoctorFilters({
  search,
  sorts,
  onSearchChange,
  canClear = true,
}: DoctorFiltersProps) {
  // A link may ask for a sort that the API does not support.
  const offered = SORTS.filter((sort) => sort === search.sort || sorts.includes(sort));
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <Select
        look="chip"
        label="Gender"
        options={genders}
        value={search.gender}
        onChange={(gender) => onSearchChange({ ...search, gender })}
      />
      <Select
        look="chip"
        label="Patient Stories"
        options={stories}
        value={search.stories}
        onChange={(chosen) => onSearchChange({ ...search, stories: chosen })}
      />
      <Select
        look="chip"
        label="Experience"
        options={experiences}
        value={search.experience}
        onChange={(experience) => onSearchChange({ ...search, experience })}
      />
      <Select
        look="chip"
        label="Sort"
        options={offered.map((value) => ({ value, label: sortLabels[value] }))}
        value={search.sort}
        onChange={(sort) => onSearchChange({ ...search, sort })}
      />
      {canClear && hasFilters(search) && (
        <Button variant="text" onPress={() => onSearchChange(withoutFilters(search))}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
