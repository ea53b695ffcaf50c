// Skip addresses, which contain an @ or a slash.
const piece = /\S*[@/]\S*|[a-z][a-z'’]*/gi;

const vowels: readonly [sound: string, alone: string, sign: string][] = [
  ['aa', 'आ', 'ा'],
  ['ai', 'ऐ', 'ै'],
  ['ay', 'ऐ', 'ै'],
  ['au', 'औ', 'ौ'],
  ['ee', 'ई', 'ी'],
  ['ea', 'ई', 'ी'],
  ['oo', 'ऊ', 'ू'],
  ['ou', 'औ', 'ौ'],
  ['a', 'अ', ''],
  ['e', 'ए', 'े'],
  ['i', 'इ', 'ि'],
  ['o', 'ओ', 'ो'],
  ['u', 'उ', 'ु'],
];

const consonants: readonly [sound: string, letter: string][] = [
  ...Object.entries({ sh: 'श', ch: 'च', th: 'थ', ph: 'फ', kh: 'ख', gh: 'घ', bh: 'भ', dh: 'ध' }),
  ...Object.entries({ ck: 'क', qu: 'क्व', b: 'ब', c: 'क', d: 'द', f: 'फ़', g: 'ग', h: 'ह' }),
  ...Object.entries({ j: 'ज', k: 'क', l: 'ल', m: 'म', n: 'न', p: 'प', q: 'क', r: 'र', s: 'स' }),
  ...Object.entries({ t: 'ट', v: 'व', w: 'व', x: 'क्स', y: 'य', z: 'ज़' }),
];

export function inHindi(text: string): string {
  return text.replace(piece, (word) => (/[@/]/.test(word) ? word : byLetters(word.toLowerCase())));
}

function byLetters(word: string): string {
  let rest = word
    .replace(/['’]/g, '')
    .replace(/([^aeiou])e$/, '$1')
    .replace(/y$/, 'ee');
  let written = '';
  let isAfterConsonant = false;
  while (rest) {
    const vowel = vowels.find(([sound]) => rest.startsWith(sound));
    const consonant = consonants.find(([sound]) => rest.startsWith(sound));
    if (vowel) {
      const [sound, alone, sign] = vowel;
      const isLast = sound === 'a' && rest === 'a';
      written += isAfterConsonant ? (isLast ? 'ा' : sign) : alone;
    } else written += `${isAfterConsonant ? '्' : ''}${consonant?.[1] ?? ''}`;
    isAfterConsonant = !vowel;
    rest = rest.slice((vowel ?? consonant)?.[0].length ?? 1);
  }
  return written;
}
