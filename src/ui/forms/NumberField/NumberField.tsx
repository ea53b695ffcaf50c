import { Minus, Plus } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { onlyDigits } from '../../../domain/forms/digits.ts';
import { t } from '../../../words/t.ts';
import { writeAsciiDigits } from '../Field/ascii-digits.ts';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { FieldNotes, getNoteIds, type FieldNotesProps } from '../Field/FieldNotes.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { number, step as stepClass, stepper } from './NumberField.css.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';

export interface NumberFieldProps extends FieldNotesProps {
  label: string;
  /** Null if the field is empty. */
  value: number | null;
  /** Also called with typed numbers that are out of bounds. */
  onChange: (value: number | null) => void;
  /** Limits only the buttons and arrow keys. */
  minValue: number;
  /** Limits only the buttons and arrow keys. */
  maxValue: number;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  name?: string;
}

const MAX_DIGITS = 9;

/** Does not correct typed values, so the caller must show an error. */
export function NumberField({
  label,
  value,
  onChange,
  minValue,
  maxValue,
  isRequired = false,
  isDisabled = false,
  name,
  ...notes
}: NumberFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Screen readers do not notice a stepped value.
  const [stepped, setStepped] = useState<number | null>(null);

  const goTo = (next: number) => {
    const goal = Math.min(Math.max(next, minValue), maxValue);
    setStepped(goal);
    onChange(goal);
  };
  const stepBy = (change: number) => goTo(value === null ? minValue : value + change);
  const stepByKey = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ArrowUp: () => stepBy(1),
      ArrowDown: () => stepBy(-1),
      Home: () => goTo(minValue),
      End: () => goTo(maxValue),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const type = (box: HTMLInputElement) => {
    writeAsciiDigits(box);
    const digits = onlyDigits(box.value).slice(0, MAX_DIGITS);
    setStepped(null);
    onChange(digits === '' ? null : Number(digits));
  };

  const stepButton = (words: string, Sign: typeof Plus, change: number, isAtEnd: boolean) => (
    <button
      className={stepClass}
      type="button"
      // Keyboard users press the arrow keys instead.
      tabIndex={-1}
      aria-label={`${words} ${label}`}
      disabled={isDisabled || isAtEnd}
      onClick={() => {
        stepBy(change);
        input.current?.focus();
      }}
    >
      <Icon glyph={Sign} size={20} />
    </button>
  );

  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <div className={stepper} data-disabled={isDisabled || undefined}>
        {stepButton(t`Decrease`, Minus, -1, value !== null && value <= minValue)}
        <input
          ref={input}
          id={id}
          className={number}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name={name}
          value={value ?? ''}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(notes.error) || undefined}
          aria-describedby={getNoteIds(id, notes)}
          onChange={(event) => type(event.target)}
          onKeyDown={stepByKey}
        />
        {stepButton(t`Increase`, Plus, 1, value !== null && value >= maxValue)}
      </div>
      <VisuallyHidden>
        <span aria-live="assertive">{stepped}</span>
      </VisuallyHidden>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
