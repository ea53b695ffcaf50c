import { useId, type ReactNode } from 'react';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { control } from '../Field/Field.css.ts';
import { FieldNotes, getNoteIds, type FieldNotesProps } from '../Field/FieldNotes.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { box, icon as iconClass, label as labelClass, root } from './ComboBox.css.ts';
import { SuggestionPopup, type Suggestion, type SuggestionRow } from './SuggestionPopup.tsx';
import { useSuggestionList } from './use-suggestion-list.ts';

export interface ComboBoxProps extends FieldNotesProps {
  label: string;
  /** Free text, not only a suggestion. */
  value: string;
  onChange: (text: string) => void;
  suggestions: readonly Suggestion[];
  onSuggestionSelect: (suggestion: Suggestion) => void;
  /** 20 px. */
  icon: ReactNode;
  /** First row of the list, such as 'Use current location'. */
  action?: { label: string; icon: ReactNode; onPress: () => void };
  /** @default false */
  isLoading?: boolean;
  /**
   * 'bare' has no border and shows its label inside.
   * @default 'field'
   */
  variant?: 'field' | 'bare';
  placeholder?: string;
  name?: string;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

export function ComboBox({
  label,
  suggestions,
  onSuggestionSelect,
  onChange,
  icon,
  action,
  isLoading = false,
  variant = 'field',
  placeholder,
  value,
  name,
  isRequired = false,
  isDisabled = false,
  ...notes
}: ComboBoxProps) {
  const id = useId();
  const rows: SuggestionRow[] = [
    ...(action ? [{ ...action, id: `${id}-action`, isAction: true }] : []),
    ...suggestions,
  ];
  const list = useSuggestionList(rows.length, (index) => {
    const suggestion = suggestions[index - (action ? 1 : 0)];
    if (suggestion) onSuggestionSelect(suggestion);
    else action?.onPress();
  });
  const isListShown = list.isOpen && rows.length > 0;

  return (
    <div className={root()}>
      <label className={labelClass({ variant })} htmlFor={`${id}-box`}>
        {label}
      </label>
      <div className={control}>
        <input
          id={`${id}-box`}
          className={box({ variant })}
          type="text"
          name={name}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(notes.error) || undefined}
          aria-describedby={getNoteIds(id, notes)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={isListShown ? id : undefined}
          aria-activedescendant={
            list.activeIndex >= 0 ? `${id}-${String(list.activeIndex)}` : undefined
          }
          onChange={(event) => {
            list.open();
            onChange(event.target.value);
          }}
          // A rejected form focuses this field; an open list would cover the error.
          onFocus={notes.error ? undefined : list.open}
          onClick={list.open}
          onBlur={list.leave}
          onKeyDown={list.onKeyDown}
        />
        <span className={iconClass({ variant })}>{icon}</span>
        {list.isOpen && (rows.length > 0 || isLoading) && (
          <SuggestionPopup
            id={id}
            variant={variant}
            rows={rows}
            activeIndex={list.activeIndex}
            isLoading={isLoading}
            onSelect={list.take}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{list.isOpen && announcement(suggestions.length, isLoading)}</span>
      </VisuallyHidden>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}

function announcement(count: number, isLoading: boolean): string {
  if (isLoading) return t`Looking for suggestions`;
  if (count === 0) return '';
  return plural(count, { one: t`1 suggestion`, other: t`${count} suggestions` });
}
