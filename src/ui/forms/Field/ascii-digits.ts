import { toAsciiDigits } from '../../../domain/forms/digits.ts';

/**
 * Converts other scripts' digits before React reads the input, because a later change moves the
 * caret to the end.
 */
export function writeAsciiDigits(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const ascii = toAsciiDigits(value);
  if (ascii === value) return;
  const caret = toAsciiDigits(value.slice(0, selectionStart ?? value.length)).length;
  input.value = ascii;
  input.setSelectionRange(caret, caret);
}
