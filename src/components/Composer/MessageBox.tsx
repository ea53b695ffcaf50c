import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type Ref } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../contract/messages.ts';
import { cutBeforeCaret } from '../../domain/text-limit.ts';
import { limitBox } from '../../ui/Field/limit-box.ts';
import * as styles from './MessageBox.css.ts';

export interface MessageBoxProps {
  /** What it is for. */
  label: string;
  /** What has been typed. */
  value: string;
  /** Its text changed; text that is added is cut to the most that a message takes. */
  onChange: (value: string) => void;
  /** Text was added of which only the beginning fits. */
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
  const frame = useRef<HTMLDivElement>(null);
  const insertWhatFits = useEffectEvent((event: InputEvent) => {
    if (insertCut(event)) onCut();
  });
  useEffect(() => {
    const element = frame.current;
    // React's onBeforeInput is another event, which a paste does not cause.
    element?.addEventListener('beforeinput', insertWhatFits);
    return () => element?.removeEventListener('beforeinput', insertWhatFits);
  }, []);
  const composedFrom = useRef(0);
  const takeText = (box: HTMLTextAreaElement, lengthBefore: number) => {
    // A text that is already too long can still be made shorter.
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
        placeholder="Write a message"
        rows={1}
        value={value}
        onChange={({ target, nativeEvent }) => {
          // A cut would end the composing of a word.
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

/** Keyboards on glass have no Shift+Enter, so there Enter breaks the line. */
function isTouchScreen(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/**
 * Inserts what fits of a pasted or dropped text that is too long, and returns whether it was. The browser must not
 * insert it first: a million characters take it seconds to lay out.
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
  // Not by setting `value`, which React takes for its own change.
  box.setRangeText(cut.text, 0, value.length);
  box.setSelectionRange(cut.caret, cut.caret);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
