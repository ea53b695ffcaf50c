import type { ReactNode } from 'react';
import { action as actionClass, option, optionIcon, sheet } from '../OptionList/OptionList.css.ts';
import { popup, waiting } from './ComboBox.css.ts';

export interface Suggestion {
  /** Unique among the suggestions. */
  id: string;
  /** What it reads. */
  label: string;
  /** A lucide icon of 20 px before it. */
  icon?: ReactNode;
}

/** A row of the list: a suggestion, or the action above them. */
export interface SuggestionRow extends Suggestion {
  isAction?: boolean;
}

interface SuggestionPopupProps {
  /** The id of the list; each row's is this and its place. */
  id: string;
  /** How the field looks. */
  look: 'field' | 'bare';
  /** The rows, from the top. */
  rows: readonly SuggestionRow[];
  /** The row that Enter would take, or -1. */
  activeIndex: number;
  /** Whether more rows are on their way. */
  isLoading: boolean;
  /** A row was clicked or tapped. */
  onTake: (index: number) => void;
}

/** The rows under a combobox. It takes no focus, so a press on it leaves the keyboard where it is. */
export function SuggestionPopup({
  id,
  look,
  rows,
  activeIndex,
  isLoading,
  onTake,
}: SuggestionPopupProps) {
  return (
    <div
      className={`${sheet} ${popup({ look })}`}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.length > 0 && (
        <div id={id} role="listbox" aria-label="Suggestions">
          {rows.map((row, index) => (
            <button
              key={row.id}
              ref={index === activeIndex ? reveal : undefined}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              data-focused={index === activeIndex || undefined}
              className={row.isAction ? `${option} ${actionClass}` : option}
              onClick={() => onTake(index)}
            >
              {row.icon && <span className={optionIcon}>{row.icon}</span>}
              {row.label}
            </button>
          ))}
        </div>
      )}
      {isLoading && (
        <p className={waiting} aria-hidden="true">
          Looking for suggestions…
        </p>
      )}
    </div>
  );
}

function reveal(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}
