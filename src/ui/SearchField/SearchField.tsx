import { Search, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { control, field, hiddenLabel, leading, trailing } from '../Field/Field.css.ts';
import { useEarlyInput } from '../Form/use-early-input.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { box } from './SearchField.css.ts';

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
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const container = useRef<HTMLDivElement>(null);
  useEarlyInput(container);
  const clearByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !value) return;
    event.preventDefault();
    // What is around it, such as a sheet, stays open for now.
    event.stopPropagation();
    onChange('');
  };
  return (
    <div ref={container} className={field}>
      <label className={hiddenLabel} htmlFor={id}>
        {label}
      </label>
      <div className={control}>
        <input
          ref={input}
          id={id}
          className={box}
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={clearByKey}
        />
        <span className={leading}>
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        {value && (
          <span className={trailing}>
            <IconButton
              label="Clear search"
              icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
              // Escape does the same for whoever has no pointer.
              tabIndex={-1}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          </span>
        )}
      </div>
    </div>
  );
}
