import { Search, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { t } from '../../../words/t.ts';
import { control, field, hiddenLabel, leading, trailing } from '../Field/Field.css.ts';
import { useEarlyInput } from '../Form/use-early-input.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { box } from './SearchField.css.ts';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const container = useRef<HTMLDivElement>(null);
  useEarlyInput(container);
  const clearByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !value) return;
    event.preventDefault();
    // The first Escape should only clear the field, not close a dialog around it.
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
          <Icon glyph={Search} size={20} />
        </span>
        {value && (
          <span className={trailing}>
            <IconButton
              label={t`Clear search`}
              icon={<Icon glyph={X} size={20} />}
              // Keyboard users press Escape instead.
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
