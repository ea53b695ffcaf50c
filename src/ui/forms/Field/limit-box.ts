import { cutBeforeCaret } from '../../../domain/forms/text-limit.ts';

/** @returns true if text was removed */
export function limitBox(box: HTMLInputElement | HTMLTextAreaElement, most: number): boolean {
  const { value, selectionEnd } = box;
  const { text, caret } = cutBeforeCaret(
    { text: value, caret: selectionEnd ?? value.length },
    most,
  );
  if (text === value) return false;
  // Otherwise the caret moves to the end.
  box.value = text;
  box.setSelectionRange(caret, caret);
  return true;
}
