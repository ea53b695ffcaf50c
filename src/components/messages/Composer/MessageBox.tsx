import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type Ref } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../../contract/messages.ts';
import { cutBeforeCaret } from '../../../domain/forms/text-limit.ts';
import { limitBox } from '../../../ui/forms/Field/limit-box.ts';
import { t } from '../../../words/t.ts';
import * as styles from './MessageBox.css.ts';

export interface MessageBoxProps {
  label: string;
  value: string;
  /** Text over the limit is truncated. */
  onChange: (value: string) => void;
  onCut: () => void;
  /** Not called on touch screens or during IME composition. */
  onEnter: () => void;
  describedBy?: string;
  isInvalid: boolean;
  ref: Ref<HTMLTextAreaElement>;
}

/** Safari's key code during IME composition, without `isComposing`. */
const COMPOSING_KEY_CODE = 229;

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
  const frame = useRef<HTMLDivElement>(null);
  const insertWhatFits = useEffectEvent((event: InputEvent) => {
    if (insertCut(event)) onCut();
  });
  useEffect(() => {
    const element = frame.current;
    // React's onBeforeInput does not fire on paste.
    element?.addEventListener('beforeinput', insertWhatFits);
    return () => element?.removeEventListener('beforeinput', insertWhatFits);
  }, []);
  const composedFrom = useRef(0);
  const takeText = (box: HTMLTextAreaElement, lengthBefore: number) => {
    // Truncate only if the text grew: the user may be shortening it.
    const isCut = box.value.length > lengthBefore && limitBox(box, MESSAGE_MAX_LENGTH);
    onChange(box.value);
    if (isCut) onCut();
  };
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.copy} data-text={value} aria-hidden="true" />
      <textarea
        ref={ref}
        className={styles.box}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        dir="auto"
        placeholder={t`Write a message`}
        rows={1}
        value={value}
        onChange={({ target, nativeEvent }) => {
          // Truncating now would end the IME composition.
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (isComposing) onChange(target.value);
          else takeText(target, value.length);
        }}
        onCompositionStart={() => (composedFrom.current = value.length)}
        onCompositionEnd={({ currentTarget }) => takeText(currentTarget, composedFrom.current)}
        onKeyDown={handleKey}
      />
    </div>
  );
}

/** Touch keyboards have no Shift+Enter. */
function isTouchScreen(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/**
 * Inserts what fits of a paste, because laying out a million characters is slow.
 * @returns true if the paste was too long
 */
function insertCut(event: InputEvent): boolean {
  const { target: box, inputType, data } = event;
  const isWhole = inputType === 'insertFromPaste' || inputType === 'insertFromDrop';
  if (!isWhole || data === null || !(box instanceof HTMLTextAreaElement)) return false;
  const { value, selectionStart, selectionEnd } = box;
  const before = value.slice(0, selectionStart) + data;
  const text = before + value.slice(selectionEnd);
  const cut = cutBeforeCaret({ text, caret: before.length }, MESSAGE_MAX_LENGTH);
  if (cut.text === text) return false;
  event.preventDefault();
  // React ignores the input event if `value` was set directly.
  box.setRangeText(cut.text, 0, value.length);
  box.setSelectionRange(cut.caret, cut.caret);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
