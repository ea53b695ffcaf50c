import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ErrorLine } from '../Field/ErrorLine.tsx';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { box, checkbox, choice, field, label, tick } from './Checkbox.css.ts';

export interface CheckboxProps {
  /** Links in the label stay clickable. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  error?: string;
  /** @default false */
  isDisabled?: boolean;
}

export function Checkbox({
  children,
  isSelected,
  onChange,
  error,
  isDisabled = false,
}: CheckboxProps) {
  const id = useId();
  return (
    <div className={field}>
      <div className={choice}>
        <input
          type="checkbox"
          id={id}
          className={checkbox}
          checked={isSelected}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className={box}>
          <Icon glyph={Check} className={tick} size={20} />
        </span>
        <label htmlFor={id} className={label}>
          {children}
        </label>
      </div>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  );
}
