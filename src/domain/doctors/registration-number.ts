/** Letters of other scripts and digits that look like a Latin letter or a digit. */
const lookAlikes: Record<string, string> = {
  ...toPairs('OQОΟԚꓳ', '0'),
  ...toPairs('ILІΙӀ|ꓲꓡᎥᏞ', '1'),
  ...toPairs('АΑꓮᎪ', 'A'),
  ...toPairs('ВΒꓐᏴ', 'B'),
  // NFKD makes the lunate sigma, which looks like a C, a sigma.
  ...toPairs('СΣꓚᏟ', 'C'),
  ...toPairs('ԀꓓᎠ', 'D'),
  ...toPairs('ЕΕꓰᎬ', 'E'),
  ...toPairs('ꓝ', 'F'),
  ...toPairs('ԌҀꓖᏀ', 'G'),
  ...toPairs('НΗҺꓧᎻ', 'H'),
  ...toPairs('ЈͿꓙᎫ', 'J'),
  ...toPairs('КΚꓗᏦ', 'K'),
  ...toPairs('МΜϺꓟᎷ', 'M'),
  ...toPairs('Νꓠ', 'N'),
  ...toPairs('РΡꓑᏢ', 'P'),
  ...toPairs('ꓣᎡ', 'R'),
  ...toPairs('ЅꓢᏚ', 'S'),
  ...toPairs('ТΤꓔᎢ', 'T'),
  // The capital of a Greek υ or ν looks like another letter.
  ...toPairs('υꓴ', 'U'),
  ...toPairs('νѴꓦᏙ', 'V'),
  ...toPairs('ԜꓪᎳ', 'W'),
  ...toPairs('ХΧꓫ', 'X'),
  ...toPairs('УΥҮꓬᎩ', 'Y'),
  ...toPairs('ΖꓜᏃ', 'Z'),
  ...toPairs('З', '3'),
};

/** In UTF-16 code units. The contract allows fewer. */
const MOST_LENGTH = 200;

/** Equal for numbers that a reader could take for each other. */
export function toRegistrationKey(number: string): string {
  const letters = number.slice(0, MOST_LENGTH).normalize('NFKD');
  const capitals = replaceLookAlikes(letters).toUpperCase().normalize('NFKD');
  return [...replaceLookAlikes(capitals)]
    .filter((character) => /[\p{L}\p{N}|]/u.test(character))
    .map(toLatinDigit)
    .join('');
}

function replaceLookAlikes(text: string): string {
  return Array.from(text, (character) => lookAlikes[character] ?? character).join('');
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
