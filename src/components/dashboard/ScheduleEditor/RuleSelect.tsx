import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import * as selectStyles from '../DialogSelect/DialogSelect.css.ts';
import * as styles from './ScheduleEditor.css.ts';

export interface RuleSelectProps {
  label: string;
  values: readonly number[];
  /** May be missing in `values`. */
  value: number;
  format: (value: number) => string;
  onChange: (value: number) => void;
}

export function RuleSelect({ label, values, value, format, onChange }: RuleSelectProps) {
  const id = useId();
  const offered = values.includes(value) ? values : [...values, value].sort((a, b) => a - b);
  return (
    <div className={styles.rule}>
      <label htmlFor={id}>{label}</label>
      <span className={selectStyles.choice}>
        <select
          id={id}
          className={selectStyles.select}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {format(one)}
            </option>
          ))}
        </select>
        <Icon glyph={ChevronDown} className={selectStyles.chevron} size={16} />
      </span>
    </div>
  );
}
