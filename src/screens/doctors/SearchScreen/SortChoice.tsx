import { SORTS, type Sort } from '../../../domain/doctors/search.ts';
import { Select } from '../../../ui/forms/Select/Select.tsx';
import { t } from '../../../words/t.ts';

const labels: Record<Sort, string> = {
  '': t`Relevance`,
  soonest: t`Soonest available`,
  fee: t`Lowest fee`,
  experience: t`Most experience`,
};

export interface SortChoiceProps {
  value: Sort;
  sorts: readonly Sort[];
  onChange: (sort: Sort) => void;
}

export function SortChoice({ value, sorts, onChange }: SortChoiceProps) {
  // A link may contain a sort order that the API does not support.
  const offered = SORTS.filter((sort) => sort === value || sorts.includes(sort));
  return (
    <Select
      variant="chip"
      showsAny
      label={t`Sort`}
      options={offered.map((sort) => ({ value: sort, label: labels[sort] }))}
      value={value}
      onChange={onChange}
    />
  );
}
