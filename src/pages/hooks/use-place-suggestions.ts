import { useEffect, useState } from 'react';
import { suggestPlaces } from '../../api/places.ts';
import { SUGGESTION_DEBOUNCE_MS } from '../../domain/hospitals/place-suggestions.ts';

/** Spec §7. */
export function usePlaceSuggestions(text: string): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const typed = text.trim();
  const isTaken = suggestions.includes(typed);
  useEffect(() => {
    if (isTaken) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      const asked = typed === '' ? Promise.resolve([]) : suggestPlaces(typed);
      asked
        .catch(() => [])
        .then((places) => isWanted && setSuggestions(places))
        .catch(() => undefined);
    }, SUGGESTION_DEBOUNCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed, isTaken]);
  return suggestions;
}
