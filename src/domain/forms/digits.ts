const decimalDigit = /^\p{Nd}$/u;

export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
}

export function onlyDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

/** Each script's digits 0–9 have consecutive code points (Unicode Standard, section 4.6). */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
