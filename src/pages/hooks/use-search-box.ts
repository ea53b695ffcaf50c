import { useEffect, useState } from 'react';
import type { SearchBoxProps } from '../../components/home/SearchBox/SearchBox.tsx';
import type { Doctor } from '../../contract/doctors.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { afterNextFrame } from '../../ui/lazy/after-next-frame.ts';
import { whenIdle } from '../../ui/lazy/when-idle.ts';
import { keywordSuggestions, listKeywords } from './keyword-suggestions.ts';
import { useCurrentLocation } from './use-current-location.ts';
import { useIsCurrentPage } from './use-is-current-page.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

export interface SearchWords {
  query: string;
  location: string;
}

/** @param asked the search in the URL; the fields follow it */
export function useSearchBox(
  asked: SearchWords,
  doctors: Loadable<readonly Doctor[]>,
  onSearch: (words: SearchWords) => void,
): SearchBoxProps {
  const [followed, setFollowed] = useState(asked);
  const [words, setWords] = useState(asked);
  if (followed.query !== asked.query || followed.location !== asked.location) {
    setFollowed(asked);
    setWords(asked);
  }
  const found = doctors.status === 'ready' ? doctors.data : null;
  useEffect(() => {
    const left = new AbortController();
    if (found) whenIdle(() => listKeywords(found), left.signal);
    return () => left.abort();
  }, [found]);
  const setLocation = (location: string) => setWords((now) => ({ ...now, location }));
  const isHere = useIsCurrentPage();
  const current = useCurrentLocation(setLocation);
  return {
    query: words.query,
    location: words.location,
    onQueryInput: (query) => setWords((now) => ({ ...now, query })),
    onLocationInput: (location) => {
      current.giveUp();
      setLocation(location);
    },
    placeSuggestions: usePlaceSuggestions(words.location),
    keywordSuggestions: found ? keywordSuggestions(found, words.query) : [],
    isLocating: current.isLocating,
    locationError: current.error,
    onUseCurrentLocation: current.locate,
    onSearch: (search) => afterNextFrame(() => isHere() && onSearch(search)),
  };
}
