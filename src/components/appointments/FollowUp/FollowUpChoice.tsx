import { useState } from 'react';
import {
  FOLLOW_UP_MOST_DAYS,
  followUpDay,
  followUpSteps,
  OTHER_DAY,
  type FollowUpStep,
} from '../../../domain/appointments/follow-up.ts';
import { stepWords } from '../../../domain/appointments/follow-up-words.ts';
import { addDays, formatDay } from '../../../domain/time/india-time.ts';
import { Field } from '../../../ui/forms/Field/Field.tsx';
import { input } from '../../../ui/forms/Field/Field.css.ts';
import { Select } from '../../../ui/forms/Select/Select.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './FollowUp.css.ts';

export interface FollowUpChoiceProps {
  /** A day as yyyy-MM-dd, '' for none, or `OTHER_DAY` until a day is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** In India, yyyy-MM-dd. */
  today: string;
  error?: string | undefined;
  name?: string;
}

type Choice = FollowUpStep | typeof OTHER_DAY | '';

export function isFollowUpDay(value: string): boolean {
  return value !== '' && value !== OTHER_DAY;
}

export function FollowUpChoice({ value, onChange, today, error, name }: FollowUpChoiceProps) {
  const step = followUpSteps.find((one) => followUpDay(one, today) === value);
  // The field of another day stays while it has the day of a step.
  const [isOther, setOther] = useState(false);
  const choice: Choice = value === '' ? '' : isOther || !step ? OTHER_DAY : step;
  const select = (chosen: Choice) => {
    setOther(chosen === OTHER_DAY);
    const isStep = chosen !== '' && chosen !== OTHER_DAY;
    onChange(isStep ? followUpDay(chosen, today) : chosen);
  };
  return (
    <div className={styles.choice}>
      <Select<Choice>
        label={t`See again`}
        value={choice}
        options={[
          { value: '', label: t`Not planned` },
          ...followUpSteps.map((one) => ({
            value: one,
            label: `${stepWords[one]}, ${formatDay(followUpDay(one, today))}`,
          })),
          { value: OTHER_DAY, label: t`On another day` },
        ]}
        onChange={select}
        description={t`Your patient is offered free times around that day.`}
        {...(choice !== OTHER_DAY && error !== undefined && { error })}
      />
      {choice === OTHER_DAY && (
        <Field
          label={t`Around which day`}
          value={isFollowUpDay(value) ? value : ''}
          onChange={(day) => onChange(day === '' ? OTHER_DAY : day)}
          isRequired
          {...(name !== undefined && { name })}
          {...(error !== undefined && { error })}
        >
          {(box) => (
            <input
              {...box}
              className={input}
              type="date"
              min={addDays(today, 1)}
              max={addDays(today, FOLLOW_UP_MOST_DAYS)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
