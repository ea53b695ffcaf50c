import type { ReactNode } from 'react';
import { t } from '../../../words/t.ts';
import { action as actionClass, option, optionIcon, sheet } from '../OptionList/OptionList.css.ts';
import { popup, waiting } from './ComboBox.css.ts';

export interface Suggestion {
  id: string;
  label: string;
  icon?: ReactNode;
}

export interface SuggestionRow extends Suggestion {
  isAction?: boolean;
}

interface SuggestionPopupProps {
  /** Option ids are `${id}-${index}`. */
  id: string;
  variant: 'field' | 'bare';
  rows: readonly SuggestionRow[];
  activeIndex: number;
  isLoading: boolean;
  onSelect: (index: number) => void;
}

/** Pressing a row does not move focus from the text box. */
export function SuggestionPopup({
  id,
  variant,
  rows,
  activeIndex,
  isLoading,
  onSelect,
}: SuggestionPopupProps) {
  return (
    <div
      className={`${sheet} ${popup({ variant })}`}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.length > 0 && (
        <div id={id} role="listbox" aria-label={t`Suggestions`}>
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
              onClick={() => onSelect(index)}
            >
              {row.icon && <span className={optionIcon}>{row.icon}</span>}
              {row.label}
            </button>
          ))}
        </div>
      )}
      {isLoading && (
        <p className={waiting} aria-hidden="true">
          {t`Looking for suggestions…`}
        </p>
      )}
    </div>
  );
}

function reveal(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}
