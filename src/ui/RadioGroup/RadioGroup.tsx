import { useId, type ReactNode } from 'react';
import { ErrorLine } from '../Field/ErrorLine.tsx';
import { field, label as labelClass } from '../Field/Field.css.ts';
import {
  cardDot,
  choice,
  dot,
  icon,
  note,
  option as optionClass,
  options as optionsClass,
  radio,
} from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  /** What it stands for. */
  value: Value;
  /** Its name. */
  label: string;
  /** A few words more, such as a price. */
  description?: string;
  /** A lucide icon of 24 px at the end of a card. */
  icon?: ReactNode;
  /**
   * Whether it cannot be chosen.
   * @default false
   */
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  /** What is chosen between. */
  label: ReactNode;
  /**
   * Whether a heading beside it says the label already: it is then only the group's name.
   * @default false
   */
  isLabelHidden?: boolean;
  /** What there is to choose from. */
  options: readonly RadioOption<Value>[];
  /** The option chosen now, or null for none. */
  value: Value | null;
  /** An option was chosen. */
  onChange: (value: Value) => void;
  /**
   * 'plain' is a list; 'cards' stand side by side where there is room.
   * @default 'plain'
   */
  look?: 'plain' | 'cards';
  /**
   * Whether one must be chosen.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Whether it can be neither focused nor changed.
   * @default false
   */
  isDisabled?: boolean;
  /** What is wrong with the choice, if anything is. */
  error?: string;
}

/** One of a few, all in view: the browser's own radio buttons, each covering what it chooses. */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  look = 'plain',
  isRequired = false,
  isDisabled = false,
  error,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <div
      className={field}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired || undefined}
    >
      <span id={`${id}-label`} className={labelClass} hidden={isLabelHidden}>
        {label}
      </span>
      <div
        className={optionsClass({
          look,
          hasDescriptions: options.some((option) => option.description !== undefined),
        })}
      >
        {options.map((option) => {
          const optionId = `${id}-${option.value}`;
          return (
            <div
              key={option.value}
              className={optionClass({ look })}
              data-invalid={error ? '' : undefined}
            >
              <input
                type="radio"
                id={optionId}
                className={radio}
                name={id}
                value={option.value}
                checked={option.value === value}
                disabled={isDisabled || option.isDisabled}
                onChange={() => onChange(option.value)}
                aria-describedby={option.description === undefined ? undefined : `${optionId}-note`}
              />
              <span className={look === 'cards' ? `${dot} ${cardDot}` : dot} />
              <label htmlFor={optionId} className={choice({ look })}>
                {option.label}
              </label>
              {option.description !== undefined && (
                <span id={`${optionId}-note`} className={note}>
                  {option.description}
                </span>
              )}
              {option.icon && <span className={icon}>{option.icon}</span>}
            </div>
          );
        })}
      </div>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  );
}
