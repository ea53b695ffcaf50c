import { ChevronDown } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { hiddenLabel, label as labelClass } from '../Field/Field.css.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { useOpener } from '../../overlays/use-opener.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { selectList } from './select-list.ts';
import { SelectNotes, type SelectNotesProps } from './SelectNotes.tsx';
import { chevron, icon as iconClass, select, text, trigger } from './Select.css.ts';

export interface SelectOption<Value extends string> {
  /** '' stands for any value. */
  value: Value;
  label: string;
  /** Reason why the option is disabled, such as 'Booked'. */
  unavailable?: string;
}

export interface SelectProps<Value extends string> extends Omit<SelectNotesProps, 'id'> {
  /** A chip shows only the label until the user chooses an option. */
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  /** Also called if the user chooses the current value again. */
  onChange: (value: Value) => void;
  /**
   * Use 'chip' in a row of filters.
   * @default 'field'
   */
  variant?: 'field' | 'chip';
  /**
   * Shows a chip's label before the '' option, too, for example 'Sort: Relevance'.
   * @default false
   */
  showsAny?: boolean;
  /** @default false */
  isLabelHidden?: boolean;
  /** 20 px icon. */
  icon?: ReactNode;
  placeholder?: string;
  emptyText?: string;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

/** Does not use react-aria's Select, whose hidden native select would repeat the label. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  variant = 'field',
  showsAny = false,
  isLabelHidden = false,
  icon,
  placeholder,
  emptyText,
  error,
  description,
  isRequired = false,
  isDisabled = false,
}: SelectProps<Value>) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { module: list, isOpen, setOpen, button } = useOpener(selectList);
  const chosen = options.find((option) => option.value === value);

  return (
    <div className={select({ variant })}>
      <label
        className={variant === 'chip' || isLabelHidden ? hiddenLabel : labelClass}
        htmlFor={id}
      >
        {label}
      </label>
      <button
        ref={triggerRef}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen && list ? `${id}-list` : undefined}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired || undefined}
        aria-describedby={error || description != null ? `${id}-notes` : undefined}
        data-state={value === '' ? 'any' : 'chosen'}
        disabled={isDisabled}
        className={trigger({ variant })}
        {...button}
      >
        {icon && <span className={iconClass}>{icon}</span>}
        <span className={text} data-state={chosen ? undefined : 'placeholder'}>
          {variant === 'chip' ? (
            <ChipText label={label} chosen={chosen} showsAny={showsAny} />
          ) : (
            (chosen?.label ?? placeholder)
          )}
        </span>
        <Icon glyph={ChevronDown} className={chevron} size={20} />
      </button>
      {list && (
        <list.SelectList
          id={`${id}-list`}
          label={label}
          options={options}
          value={value}
          emptyText={emptyText}
          triggerRef={triggerRef}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onSelect={onChange}
        />
      )}
      <SelectNotes id={`${id}-notes`} error={error} description={description} />
    </div>
  );
}

interface ChipTextProps {
  label: string;
  chosen: SelectOption<string> | undefined;
  showsAny: boolean;
}

function ChipText({ label, chosen, showsAny }: ChipTextProps) {
  const isLabelAlone = !chosen || (chosen.value === '' && !showsAny);
  return (
    <>
      <span aria-hidden="true">{isLabelAlone ? label : `${label}: `}</span>
      {isLabelAlone ? <VisuallyHidden>{chosen?.label}</VisuallyHidden> : chosen.label}
    </>
  );
}
