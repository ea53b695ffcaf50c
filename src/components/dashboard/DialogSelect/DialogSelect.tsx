import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { labelText } from '../../../theme/typography.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DialogSelect.css.ts';

export interface DialogSelectProps {
  label: string;
  /** @default false */
  isLabelHidden?: boolean;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** @default false */
  isDisabled?: boolean;
}

/** Native, because a dialog keeps the pointer out of lists beside it. */
export function DialogSelect({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  isDisabled = false,
}: DialogSelectProps) {
  const id = useId();
  return (
    <Stack gap="s2">
      <label htmlFor={id} className={labelText}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span className={styles.choice}>
        <select
          id={id}
          className={styles.select}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon glyph={ChevronDown} className={styles.chevron} size={16} />
      </span>
    </Stack>
  );
}
