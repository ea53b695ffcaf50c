import { useId } from 'react';
import {
  MOST_DAYS_AHEAD,
  MOST_PATIENT_MOVES,
  type BookingRules,
} from '../../../contract/booking-rules.ts';
import { formatDays, formatHours } from '../../../domain/time/durations.ts';
import { h3Text, quietText } from '../../../theme/typography.css.ts';
import { Checkbox } from '../../../ui/forms/Checkbox/Checkbox.tsx';
import { NativeSelect } from '../../../ui/forms/NativeSelect/NativeSelect.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { listOptions } from './list-options.ts';
import * as styles from './ScheduleEditor.css.ts';

const HOURS = [0, 1, 2, 4, 6, 12, 24, 48, 72, 168];
const BREAKS = [0, 30, 60] as const;

export interface RuleFieldsProps {
  rules: BookingRules;
  onChange: (rules: BookingRules) => void;
}

/** Rules for patients (ADR 0095). */
export function RuleFields({ rules, onChange }: RuleFieldsProps) {
  const headingId = useId();
  return (
    <section className={styles.leave} aria-labelledby={headingId}>
      <h3 id={headingId} className={h3Text}>
        {t`Rules for patients`}
      </h3>
      <p className={quietText}>
        {t`Patients see these rules before they book, apart from the break. They do not limit your own changes.`}
      </p>
      <Rule
        label={t`Shortest notice`}
        values={HOURS}
        value={rules.noticeHours}
        format={(hours) => (hours === 0 ? t`None` : t`${formatHours(hours)} before the visit`)}
        onChange={(noticeHours) => onChange({ ...rules, noticeHours })}
      />
      <Rule
        label={t`Days ahead that can be booked`}
        values={countTo(1, MOST_DAYS_AHEAD)}
        value={rules.daysAhead}
        format={(days) => (days === 1 ? t`Today only` : formatDays(days))}
        onChange={(daysAhead) => onChange({ ...rules, daysAhead })}
      />
      <Rule
        label={t`Break between visits`}
        values={BREAKS}
        value={rules.bufferMinutes ?? 0}
        format={(minutes) => (minutes === 0 ? t`None` : t`${minutes} minutes`)}
        onChange={(bufferMinutes) => onChange({ ...rules, bufferMinutes })}
      />
      <Rule
        label={t`Last time for a move`}
        values={HOURS}
        value={rules.changeHours}
        format={(hours) =>
          hours === 0 ? t`Until the visit starts` : t`${formatHours(hours)} before the visit`
        }
        onChange={(changeHours) => onChange({ ...rules, changeHours })}
      />
      <Rule
        label={t`Moves of one visit`}
        values={countTo(0, MOST_PATIENT_MOVES)}
        value={rules.mostMoves}
        format={(moves) =>
          moves === 0 ? t`None` : plural(moves, { one: t`1 move`, other: t`${moves} moves` })
        }
        onChange={(mostMoves) => onChange({ ...rules, mostMoves })}
      />
      <Checkbox
        isSelected={rules.acceptsMoves}
        onChange={(acceptsMoves) => onChange({ ...rules, acceptsMoves })}
      >
        {t`Accept a patient’s new time at once`}
      </Checkbox>
    </section>
  );
}

interface RuleProps<Value extends number> {
  label: string;
  values: readonly Value[];
  value: Value;
  format: (value: Value) => string;
  onChange: (value: Value) => void;
}

function Rule<Value extends number>({ values, format, ...rule }: RuleProps<Value>) {
  const options = listOptions(values, rule.value, format);
  return <NativeSelect {...rule} variant="row" options={options} />;
}

function countTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
