import { useEffect, useId, useRef, useState } from 'react';
import type { Weekday } from '../../../contract/doctors.ts';
import { weekday } from '../../../contract/doctors.ts';
import { partOfDay, type PartOfDay } from '../../../contract/waitlist.ts';
import { weekdayName } from '../../../domain/time/day-names.ts';
import { formatDay } from '../../../domain/time/india-time.ts';
import { partNames } from '../../../domain/waitlist/waitlist-words.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox/Checkbox.tsx';
import { label } from '../../../ui/forms/Field/Field.css.ts';
import { Select } from '../../../ui/forms/Select/Select.tsx';
import { quietText } from '../../../theme/typography.css.ts';
import { t } from '../../../words/t.ts';
import * as styles from './WaitlistForm.css.ts';

export interface WaitlistChoice {
  days: Weekday[];
  parts: PartOfDay[];
  until: string;
}

export interface WaitlistFormProps {
  /** The days on which the doctor works. */
  days: readonly Weekday[];
  /** The last days to choose from, in India, yyyy-MM-dd. The last one is chosen at first. */
  lastDays: readonly string[];
  /**
   * The wishes of a patient who waits already.
   * @default none
   */
  initial?: WaitlistChoice | undefined;
  isSubmitting: boolean;
  error: string | null;
  onJoin: (choice: WaitlistChoice) => void;
}

/** A button that opens the form. */
export function WaitlistForm(props: WaitlistFormProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The pressed button to close the form is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (props.lastDays.length === 0 || props.days.length === 0) return null;
  return (
    <div className={styles.ask}>
      <Button
        ref={button}
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        {props.initial ? t`Change what you wait for` : t`Tell me about an earlier time`}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Choice {...props} onClose={() => setOpen(false)} />}
      </div>
    </div>
  );
}

function Choice({
  days: offeredDays,
  lastDays,
  initial,
  isSubmitting,
  error,
  onJoin,
  onClose,
}: WaitlistFormProps & { onClose: () => void }) {
  const id = useId();
  const [days, setDays] = useState<readonly Weekday[]>(
    initial?.days.filter((day) => offeredDays.includes(day)) ?? offeredDays,
  );
  const [parts, setParts] = useState<readonly PartOfDay[]>(initial?.parts ?? partOfDay.options);
  const [until, setUntil] = useState(
    lastDays.find((day) => day === initial?.until) ?? lastDays.at(-1) ?? '',
  );
  const [isTried, setTried] = useState(false);
  const problem = findProblem(days, parts);
  const join = () => {
    setTried(true);
    if (!problem) onJoin({ days: [...days], parts: [...parts], until });
  };
  return (
    <div className={styles.form}>
      <p className={quietText} id={id}>
        {t`When a time becomes free, it is held for one person after another, in the order they asked. You get 15 minutes to answer.`}
      </p>
      <fieldset className={styles.group}>
        <legend className={label}>{t`Days`}</legend>
        <div className={styles.choices}>
          {weekday.options
            .filter((day) => offeredDays.includes(day))
            .map((day) => (
              <Checkbox
                key={day}
                isSelected={days.includes(day)}
                onChange={(isSelected) => setDays(toggle(days, day, isSelected))}
              >
                {weekdayName(day)}
              </Checkbox>
            ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={label}>{t`Times of day`}</legend>
        <div className={styles.choices}>
          {partOfDay.options.map((part) => (
            <Checkbox
              key={part}
              isSelected={parts.includes(part)}
              onChange={(isSelected) => setParts(toggle(parts, part, isSelected))}
            >
              {partNames[part]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Select
        label={t`Until`}
        value={until}
        options={lastDays.map((day) => ({ value: day, label: formatDay(day) }))}
        onChange={setUntil}
      />
      <FormAlert message={(isTried ? problem : null) ?? error} />
      <div className={styles.buttons}>
        <Button variant="secondary" isPending={isSubmitting} onPress={join}>
          {initial ? t`Save changes` : t`Join the waitlist`}
        </Button>
        <Button variant="text" onPress={onClose}>
          {t`Close`}
        </Button>
      </div>
    </div>
  );
}

function findProblem(days: readonly Weekday[], parts: readonly PartOfDay[]): string | null {
  if (days.length === 0) return t`Choose at least one day.`;
  return parts.length === 0 ? t`Choose at least one time of day.` : null;
}

function toggle<Value>(all: readonly Value[], value: Value, isSelected: boolean): Value[] {
  const others = all.filter((one) => one !== value);
  return isSelected ? [...others, value] : others;
}
