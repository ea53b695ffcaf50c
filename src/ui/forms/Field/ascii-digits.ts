import { toAsciiDigits } from '../../../domain/forms/digits.ts';

/** Call before React reads the input: changing the value later would move the caret to the end. */
export function writeAsciiDigits(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const ascii = toAsciiDigits(value);
  if (ascii === value) return;
  const caret = toAsciiDigits(value.slice(0, selectionStart ?? value.length)).length;
  input.value = ascii;
  input.setSelectionRange(caret, caret);
}
