import { useId } from 'react';
import * as styles from './demo.css.ts';

export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  toLabel?: (value: Value) => string;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({
  label,
  value,
  options,
  toLabel = (value) => value,
  onChange,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {toLabel(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
