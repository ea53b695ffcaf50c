import { Search, X } from 'lucide-react';
import { Button, Input, Label, SearchField as AriaSearchField } from 'react-aria-components';
import { control, field, hiddenLabel, leading, trailing } from '../Field/Field.css.ts';
import { box, clear } from './SearchField.css.ts';

export interface SearchFieldProps {
  /** What is searched, its name; only read out. */
  label: string;
  /** Shown while the field is empty. */
  placeholder: string;
  /** What has been typed. */
  value: string;
  /** It was typed, or cleared by its button or Escape. */
  onChange: (value: string) => void;
}

/** Narrows a list as one types. */
export function SearchField({ label, placeholder, ...search }: SearchFieldProps) {
  return (
    <AriaSearchField {...search} className={field}>
      <Label className={hiddenLabel}>{label}</Label>
      <div className={control}>
        <Input className={box} placeholder={placeholder} autoComplete="off" />
        <span className={leading}>
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        {search.value && (
          <span className={trailing}>
            <Button className={clear} aria-label="Clear search">
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </Button>
          </span>
        )}
      </div>
    </AriaSearchField>
  );
}
