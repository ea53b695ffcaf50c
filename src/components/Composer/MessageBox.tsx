import type { KeyboardEvent, Ref } from 'react';
import * as styles from './MessageBox.css.ts';

export interface MessageBoxProps {
  /** What it is for. */
  label: string;
  /** What has been typed. */
  value: string;
  /** It was typed or pasted into. */
  onChange: (value: string) => void;
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
      />
    </div>
  );
}

/** Keyboards on glass have no Shift+Enter, so there Enter breaks the line. */
function isTouchScreen(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
