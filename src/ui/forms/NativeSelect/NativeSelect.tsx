import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { control, hiddenLabel, label as labelClass } from '../Field/Field.css.ts';
import * as styles from './NativeSelect.css.ts';

export interface NativeSelectProps<Value extends string | number> {
  label: string;
  /** The current value must be one of them. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /**
   * A row has the label beside the box, except on phones.
   * @default 'field'
   */
  variant?: 'field' | 'row';
  /** @default false */
  isLabelHidden?: boolean;
  /**
   * Id of the error. Several fields may share one.
   * @default undefined
   */
  errorId?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
}

/** For dialogs, which keep the pointer out of the list that `Select` opens beside them. */
export function NativeSelect<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  variant = 'field',
  isLabelHidden = false,
  errorId,
  isDisabled = false,
}: NativeSelectProps<Value>) {
  const id = useId();
  return (
    <div className={styles.select[variant]}>
      <label className={isLabelHidden ? hiddenLabel : labelClass} htmlFor={id}>
        {label}
      </label>
      <span className={control}>
        <select
          id={id}
          className={styles.choice}
          aria-invalid={errorId === undefined ? undefined : true}
          aria-describedby={errorId}
          value={value}
          disabled={isDisabled}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon glyph={ChevronDown} className={styles.chevron} size={16} />
      </span>
    </div>
  );
}
