import { ChevronDown } from 'lucide-react';
import { formatTime } from '../../../domain/time/india-time.ts';
import { TIME_STEPS } from '../../../domain/doctors/schedule-edit.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import * as styles from '../DialogSelect/DialogSelect.css.ts';

export interface TimeSelectProps {
  label: string;
  /** Time in India, as HH:mm. Any minute is allowed. */
  value: string;
  onChange: (time: string) => void;
  errorId?: string;
}

export function TimeSelect({ label, value, onChange, errorId }: TimeSelectProps) {
  const hourCycle = useHourCycle();
  const times = TIME_STEPS.includes(value) ? TIME_STEPS : [...TIME_STEPS, value].sort();
  return (
    <span className={styles.choice}>
      <select
        className={styles.select}
        aria-label={label}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {times.map((time) => (
          <option key={time} value={time}>
            {formatTime(time, hourCycle)}
          </option>
        ))}
      </select>
      <Icon glyph={ChevronDown} className={styles.chevron} size={16} />
    </span>
  );
}
