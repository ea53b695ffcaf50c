import { weekday, type Weekday } from '../../../contract/doctors.ts';
import { weekdayName } from '../../../domain/time/day-names.ts';
import type { FreelancerSearch } from '../../../domain/queue/freelancer-search.ts';
import { formatFreelancerSearch } from '../../../domain/doctors/search-address.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Select, type SelectOption } from '../../../ui/forms/Select/Select.tsx';
import { t } from '../../../words/t.ts';

const days: SelectOption<Weekday | ''>[] = [
  { value: '', label: t`Any day` },
  ...weekday.options.map((day) => ({ value: day, label: weekdayName(day) })),
];

export interface FreelancerFiltersProps {
  search: FreelancerSearch;
  cities: readonly string[];
  onSearchChange: (search: FreelancerSearch) => void;
  /**
   * Use false if the page has its own 'Clear filters' button.
   * @default true
   */
  canClear?: boolean;
}

export function FreelancerFilters({
  search,
  cities,
  onSearchChange,
  canClear = true,
}: FreelancerFiltersProps) {
  // The city may be unknown or not loaded yet.
  const offered = search.city && !cities.includes(search.city) ? [search.city, ...cities] : cities;
  return (
    <Inline gap="s3" rowGap="s2" align="center" role="group" aria-label={t`Filters`}>
      <Select
        variant="chip"
        label={t`City`}
        options={[
          { value: '', label: t`Any city` },
          ...offered.map((city) => ({ value: city, label: city })),
        ]}
        value={search.city}
        onChange={(city) => onSearchChange({ ...search, city })}
      />
      <Select
        variant="chip"
        label={t`Day`}
        options={days}
        value={search.day}
        onChange={(day) => onSearchChange({ ...search, day })}
      />
      {canClear && formatFreelancerSearch(search) !== '' && (
        <Button variant="text" onPress={() => onSearchChange({ city: '', day: '' })}>
          {t`Clear filters`}
        </Button>
      )}
    </Inline>
  );
}
