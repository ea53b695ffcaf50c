/** How much of a name the header shows (spec §2 Shell). */
const SHORT_NAME_LENGTH = 10;

/** The first 10 characters of a name as people count them: whole graphemes. */
export function shortName(name: string): string {
  return graphemes(name).slice(0, SHORT_NAME_LENGTH).join('').trim();
}

/** Up to two initials for a portrait's fallback, titles left out; '' for a blank name. */
export function initials(name: string): string {
  const words = withoutTitle(name).split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => graphemes(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-IN');
}

/** 'Meera' for 'Meera Nair'. */
export function firstName(name: string): string {
  return withoutTitle(name).split(/\s+/)[0] ?? '';
}

/** 'Dr. Krishnan' for 'Dr. Ananya Krishnan'. */
export function doctorShortName(name: string): string {
  return `Dr. ${withoutTitle(name).split(/\s+/).at(-1) ?? ''}`.trim();
}

/** A doctor's name with its title, which a typed name may lack. */
export function withDoctorTitle(name: string): string {
  return /^dr\b/i.test(name) ? name : `Dr. ${name}`;
}

function withoutTitle(name: string): string {
  return name.trim().replace(/^dr\.?\s+/i, '');
}

function graphemes(text: string): string[] {
  const segmenter = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
