const decimalDigit = /^\p{Nd}$/u;

/**
 * Text with every decimal digit as an ASCII digit: '९८७' becomes '987'. A keyboard in Hindi, Bengali, Tamil or Urdu
 * types digits of its own script.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
}

/** The digits of a text, as ASCII digits. */
export function onlyDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

/** Unicode keeps the ten digits of a script in a row, from 0 to 9 (Unicode Standard, section 4.6). */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
