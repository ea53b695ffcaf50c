import type { KeywordSuggestion } from '../../components/home/SearchBox/SearchBox.tsx';
import type { Doctor } from '../../contract/doctors.ts';
import { SUGGESTION_LIMIT } from '../../domain/hospitals/place-suggestions.ts';
import { foldText, splitQuery } from '../../domain/fold-text.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import { t } from '../../words/t.ts';
import { getPractitioner } from '../../domain/doctors/specialties.ts';

/** `words` has a space before each word, so that only the start of a word matches. */
interface Keyword extends KeywordSuggestion {
  words: string;
}

const cachedKeywords = new WeakMap<readonly Doctor[], Keyword[]>();

export function keywordSuggestions(doctors: readonly Doctor[], text: string): KeywordSuggestion[] {
  const typed = splitQuery(text);
  if (typed.length === 0) return [];
  return listKeywords(doctors)
    .filter(({ words }) => typed.every((word) => words.includes(` ${word}`)))
    .slice(0, SUGGESTION_LIMIT)
    .map(({ id, label, kind }) => ({ id, label, kind }));
}

/** Cached. The first call takes longer than the response to a key may. */
export function listKeywords(doctors: readonly Doctor[]): Keyword[] {
  const known = cachedKeywords.get(doctors);
  if (known) return known;
  const keywords = new Map<string, Keyword>();
  const add = (kind: KeywordSuggestion['kind'], label: string, ...others: string[]) => {
    const id = `${kind}:${label}`;
    if (keywords.has(id)) return;
    const words = ` ${foldText([label, ...others].join(' '))}`;
    keywords.set(id, { id, label, kind, words });
  };
  for (const { specialty } of doctors) add('specialty', specialty, getPractitioner(specialty));
  for (const { name } of doctors) add('doctor', name, withDoctorTitle(name), t`Doctor`);
  for (const { hospital } of doctors) if (hospital) add('hospital', hospital.name);
  const listed = [...keywords.values()];
  cachedKeywords.set(doctors, listed);
  return listed;
}
