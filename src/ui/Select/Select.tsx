import { ChevronDown } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { hiddenLabel, label as labelClass } from '../Field/Field.css.ts';
import { lazyModule } from '../lazy-module.ts';
import { useOpener } from '../use-opener.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SelectNotes, type SelectNotesProps } from './SelectNotes.tsx';
import { chevron, icon as iconClass, select, text, trigger } from './Select.css.ts';

export interface SelectOption<Value extends string> {
  /** What it stands for; '' is 'any'. */
  value: Value;
  /** What it reads. */
  label: string;
  /** Why it cannot be chosen: 'Booked'. It is then in the list and disabled. */
  unavailable?: string;
}

export interface SelectProps<Value extends string> extends Omit<SelectNotesProps, 'id'> {
  /** What is chosen; a chip shows it inside until something is. */
  label: string;
  /** What there is to choose from. */
  options: readonly SelectOption<Value>[];
  /** The option that is chosen now. */
  value: Value;
  /** An option was taken, the same one or another. */
  onChange: (value: Value) => void;
  /**
   * 'field' stands in a form under its label; 'chip' stands in a row of filters.
   * @default 'field'
   */
  look?: 'field' | 'chip';
  /**
   * A chip shows its label and the option '' too: 'Sort: Relevance'.
   * @default false
   */
  showsAny?: boolean;
  /**
   * Whether the label above a field is only read out, where what is chosen says it all.
   * @default false
   */
  isLabelHidden?: boolean;
  /** A lucide icon of 20 px before what is chosen. */
  icon?: ReactNode;
  /** What stands in a field while nothing is chosen. */
  placeholder?: string;
  /** What the list says when there is nothing to choose from. */
  emptyText?: string;
  /**
   * Whether something must be chosen.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Whether it cannot be opened.
   * @default false
   */
  isDisabled?: boolean;
}

/** Most lists are never opened. */
export const selectList = lazyModule(() => import('./SelectList.tsx'), { when: 'intent' });

/**
 * A choice of one among a few, which opens a list: a combobox named by its label.
 * react-aria's own Select adds a hidden native one, whose label would double this one's name for tools.
 */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  look = 'field',
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
    <div className={select({ look })}>
      <label className={look === 'chip' || isLabelHidden ? hiddenLabel : labelClass} htmlFor={id}>
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
        className={trigger({ look })}
        {...button}
      >
        {icon && <span className={iconClass}>{icon}</span>}
        <span className={text} data-state={chosen ? undefined : 'placeholder'}>
          {look === 'chip' ? (
            <ChipText label={label} chosen={chosen} showsAny={showsAny} />
          ) : (
            (chosen?.label ?? placeholder)
          )}
        </span>
        <ChevronDown className={chevron} size={20} strokeWidth={1.75} aria-hidden="true" />
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
          onTake={onChange}
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

/** 'Gender' while any will do, 'Patient Stories: 60+' once something is chosen; the label is read out by itself. */
function ChipText({ label, chosen, showsAny }: ChipTextProps) {
  const isLabelAlone = !chosen || (chosen.value === '' && !showsAny);
  return (
    <>
      <span aria-hidden="true">{isLabelAlone ? label : `${label}: `}</span>
      {isLabelAlone ? <VisuallyHidden>{chosen?.label}</VisuallyHidden> : chosen.label}
    </>
  );
}
