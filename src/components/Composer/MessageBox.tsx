import type { KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../contract/messages.ts';
import { cutBeforeCaret } from '../../domain/text-limit.ts';
import * as styles from './MessageBox.css.ts';

export interface MessageBoxProps {
  /** What it is for. */
  label: string;
  /** What has been typed. */
  value: string;
  /** It was typed or pasted into. */
  onChange: (value: string) => void;
  /** Text was pasted or dropped of which only the beginning fits. */
  onCut: () => void;
  /** Enter was pressed to send; not on a touch screen, and not to pick a word while composing one. */
  onEnter: () => void;
  /** The ids of what describes it, if anything does. */
  describedBy?: string;
  /** Whether there is too much in it. */
  isInvalid: boolean;
  /** The box itself. */
  ref: Ref<HTMLTextAreaElement>;
}

/** The key code of every key that an input method handles itself; Safari says so in no other way. */
const COMPOSING_KEY_CODE = 229;

/** A box of one line that grows to six and then scrolls. */
export function MessageBox({
  label,
  value,
  onChange,
  onCut,
  onEnter,
  describedBy,
  isInvalid,
  ref,
}: MessageBoxProps) {
  const handleKey = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE;
    if (event.key !== 'Enter' || event.shiftKey || isComposing || isTouchScreen()) return;
    event.preventDefault();
    onEnter();
  };
  const insert = (event: SyntheticEvent<HTMLTextAreaElement>, data: DataTransfer) => {
    if (insertCut(event.currentTarget, data.getData('text/plain'))) {
      event.preventDefault();
      onCut();
    }
  };
  return (
    <div className={styles.frame}>
      <div className={styles.copy} data-text={value} aria-hidden="true" />
      <textarea
        ref={ref}
        className={styles.box}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        dir="auto"
        placeholder="Write a message"
        rows={1}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKey}
        onPaste={(event) => insert(event, event.clipboardData)}
        onDrop={(event) => insert(event, event.dataTransfer)}
      />
    </div>
  );
}

/** Keyboards on glass have no Shift+Enter, so there Enter breaks the line. */
function isTouchScreen(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/**
 * Inserts what fits of a text that is too long, and returns whether it was. The browser must not insert it first: a
 * million characters take it seconds to lay out.
 */
function insertCut(box: HTMLTextAreaElement, inserted: string): boolean {
  const { value, selectionStart, selectionEnd } = box;
  const before = value.slice(0, selectionStart) + inserted;
  const text = before + value.slice(selectionEnd);
  const cut = cutBeforeCaret({ text, caret: before.length }, MESSAGE_MAX_LENGTH);
  if (cut.text === text) return false;
  // Not by setting `value`, which React takes for its own change.
  box.setRangeText(cut.text, 0, value.length);
  box.setSelectionRange(cut.caret, cut.caret);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
