import { cutBeforeCaret } from '../../domain/text-limit.ts';

/** Cuts the text that was just put into a box before its caret, and returns whether any of it was too much. */
export function limitBox(box: HTMLInputElement | HTMLTextAreaElement, most: number): boolean {
  const { value, selectionEnd } = box;
  const { text, caret } = cutBeforeCaret(
    { text: value, caret: selectionEnd ?? value.length },
    most,
  );
  if (text === value) return false;
  // The box itself, before React reads it: a value that React changes sends the caret to the end.
  box.value = text;
  box.setSelectionRange(caret, caret);
  return true;
}
