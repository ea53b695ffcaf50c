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
  value: Value;
  label: string;
  description?: string;
  /** 24 px icon at the end of a card. */
  icon?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode;
  /**
   * Use if a heading already shows the label.
   * @default false
   */
  isLabelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  /** `usePressFirst` needs `press`, to tell a pointer from a key. */
  onChange: (value: Value, press: Event) => void;
  /**
   * 'cards' are side by side if there is room, 'rows' never.
   * @default 'plain'
   */
  variant?: 'plain' | 'cards' | 'rows';
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  error?: string;
}

export function RadioGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  variant = 'plain',
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
          variant,
          hasDescriptions: options.some((option) => option.description !== undefined),
        })}
      >
        {options.map((option) => {
          const optionId = `${id}-${option.value}`;
          return (
            <div
              key={option.value}
              className={optionClass({ variant })}
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
                onChange={({ nativeEvent }) => onChange(option.value, nativeEvent)}
                aria-describedby={option.description === undefined ? undefined : `${optionId}-note`}
              />
              <span className={variant === 'plain' ? dot : `${dot} ${cardDot}`} />
              <label htmlFor={optionId} className={choice({ variant })}>
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
