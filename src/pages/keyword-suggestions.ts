import type { KeywordSuggestion } from '../components/SearchBox/SearchBox.tsx';
import type { Doctor } from '../contract/doctors.ts';
import { SUGGESTION_LIMIT } from '../domain/place-suggestions.ts';
import { foldText } from '../domain/search.ts';
import { practitionerOf } from '../domain/specialties.ts';

/**
 * Keywords for what is being typed: specialties first, then doctors, then hospitals, each once and at
 * most five, where a word begins with the text. A blank text has none.
 */
export function keywordSuggestions(doctors: readonly Doctor[], text: string): KeywordSuggestion[] {
  const typed = foldText(text);
  if (typed === '') return [];
  const begins = (label: string) => ` ${foldText(label)}`.includes(` ${typed}`);
  const found = new Map<string, KeywordSuggestion>();
  const add = (kind: KeywordSuggestion['kind'], label: string, isFound: boolean) => {
    const id = `${kind}:${label}`;
    if (isFound && !found.has(id)) found.set(id, { id, label, kind });
  };
  for (const { specialty } of doctors) {
    add('specialty', specialty, begins(specialty) || begins(practitionerOf(specialty)));
  }
  for (const { name } of doctors) add('doctor', name, begins(name));
  for (const { hospital } of doctors) {
    if (hospital) add('hospital', hospital.name, begins(hospital.name));
  }
  return [...found.values()].slice(0, SUGGESTION_LIMIT);
}
