import { cutBeforeCaret } from '../../../domain/forms/text-limit.ts';

/** Cuts the text before the caret. Returns true if it removed any. */
export function limitBox(box: HTMLInputElement | HTMLTextAreaElement, most: number): boolean {
  const { value, selectionEnd } = box;
  const { text, caret } = cutBeforeCaret(
    { text: value, caret: selectionEnd ?? value.length },
    most,
  );
  if (text === value) return false;
  // Set before React reads the input, as in `writeAsciiDigits`.
  box.value = text;
  box.setSelectionRange(caret, caret);
  return true;
}
