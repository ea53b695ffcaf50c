import { toAsciiDigits } from '../../domain/digits.ts';

/**
 * Replaces digits of other scripts in a box with ASCII digits. Done before React reads the box: a value that React
 * itself changes sends the caret to the end.
 */
export function writeAsciiDigits(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const ascii = toAsciiDigits(value);
  if (ascii === value) return;
  const caret = toAsciiDigits(value.slice(0, selectionStart ?? value.length)).length;
  input.value = ascii;
  input.setSelectionRange(caret, caret);
}
