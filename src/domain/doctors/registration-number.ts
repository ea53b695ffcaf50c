/** Letters of other scripts and digits that look like a Latin letter or a digit. */
const lookAlikes: Record<string, string> = {
  ...toPairs('OQОΟԚ', '0'),
  ...toPairs('ILІΙӀ|', '1'),
  ...toPairs('АΑ', 'A'),
  ...toPairs('ВΒ', 'B'),
  // NFKD makes the lunate sigma, which looks like a C, a sigma.
  ...toPairs('СΣ', 'C'),
  ...toPairs('ЕΕ', 'E'),
  ...toPairs('ԌҀ', 'G'),
  ...toPairs('НΗ', 'H'),
  ...toPairs('ЈͿ', 'J'),
  ...toPairs('КΚ', 'K'),
  ...toPairs('МΜϺ', 'M'),
  ...toPairs('Ν', 'N'),
  ...toPairs('РΡ', 'P'),
  ...toPairs('Ѕ', 'S'),
  ...toPairs('ТΤ', 'T'),
  ...toPairs('Ԝ', 'W'),
  ...toPairs('ХΧ', 'X'),
  ...toPairs('УΥҮ', 'Y'),
  ...toPairs('Ζ', 'Z'),
  ...toPairs('З', '3'),
};

/** In UTF-16 code units. The contract allows fewer. */
const MOST_LENGTH = 200;

/** Equal for numbers that a reader could take for each other. */
export function toRegistrationKey(number: string): string {
  return [...number.slice(0, MOST_LENGTH).normalize('NFKD').toUpperCase().normalize('NFKD')]
    .filter((character) => /[\p{L}\p{N}|]/u.test(character))
    .map((character) => lookAlikes[character] ?? toLatinDigit(character))
    .join('');
}

/** Unicode has the digits of each script in a row from 0 to 9. */
function toLatinDigit(character: string): string {
  if (!isDigit(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function isDigit(character: string): boolean {
  return /\p{Nd}/u.test(character);
}

function toPairs(characters: string, same: string): Record<string, string> {
  return Object.fromEntries([...characters].map((character) => [character, same]));
}
