import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { onlyDigits } from '../../../domain/forms/digits.ts';

export interface GroupedDigits {
  /** Contains only digits, or is not grouped. */
  value: string;
  /** Must be referentially stable. */
  format: (digits: string) => string;
  digitsOf: (text: string) => string;
  onChange: (digits: string) => void;
}

interface GroupedInput {
  field: { value: string; onChange: (text: string) => void };
  input: {
    ref: RefObject<HTMLInputElement | null>;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

export function useGroupedDigits({
  value,
  format,
  digitsOf,
  onChange,
}: GroupedDigits): GroupedInput {
  const ref = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ digitsBefore: number } | null>(null);

  // Formatting moves the caret to the end.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!caret || !element || element !== element.ownerDocument.activeElement) return;
    const at = format(onlyDigits(element.value).slice(0, caret.digitsBefore)).length;
    element.setSelectionRange(at, at);
  }, [caret, format]);

  const handleChange = (text: string) => {
    const digits = digitsOf(text);
    const all = onlyDigits(text);
    // Number of leading digits that `digitsOf` removed, negative if it added digits.
    const gone = all.startsWith(digits) ? 0 : all.length - digits.length;
    const before = onlyDigits(text.slice(0, ref.current?.selectionStart ?? text.length));
    setCaret(/\D/.test(digits) ? null : { digitsBefore: Math.max(0, before.length - gone) });
    onChange(digits);
  };

  return {
    field: { value: format(value), onChange: handleChange },
    input: { ref, onKeyDown: stepOverGap },
  };
}

function stepOverGap(event: KeyboardEvent<HTMLInputElement>): void {
  const { selectionStart: caret, selectionEnd, value } = event.currentTarget;
  if (caret === null || caret !== selectionEnd) return;
  let at = caret;
  if (event.key === 'Backspace') while (isGap(value[at - 1])) at -= 1;
  else if (event.key === 'Delete') while (isGap(value[at])) at += 1;
  if (at !== caret) event.currentTarget.setSelectionRange(at, at);
}

function isGap(character: string | undefined): boolean {
  return character !== undefined && /\D/.test(character);
}
