import {
  CircleAlert,
  Hospital,
  LocateFixed,
  MapPin,
  Search,
  Stethoscope,
  UserRound,
  X,
} from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { ComboBox } from '../../ui/ComboBox/ComboBox.tsx';
import { NotReadyNote } from '../../ui/Form/NotReadyNote.tsx';
import { useEarlyInput } from '../../ui/Form/use-early-input.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import * as styles from './SearchBox.css.ts';

export interface KeywordSuggestion {
  /** Unique among the suggestions. */
  id: string;
  /** The keyword that it stands for. */
  label: string;
  /** What it is; decides the icon. */
  kind: 'specialty' | 'doctor' | 'hospital';
}

export interface SearchBoxProps {
  /** What the location field holds. */
  location: string;
  /** The location field was typed into or a suggestion taken. */
  onLocationInput: (text: string) => void;
  /** Places to suggest for it. */
  placeSuggestions: readonly string[];
  /** 'Use current location' was pressed. */
  onUseCurrentLocation: () => void;
  /** Whether the current location is being found. */
  isLocating: boolean;
  /** Why it could not be found (spec §8), or null. */
  locationError: string | null;
  /** What the keyword field holds. */
  query: string;
  /** The keyword field was typed into or a suggestion taken. */
  onQueryInput: (text: string) => void;
  /** Keywords to suggest for it. */
  keywordSuggestions: readonly KeywordSuggestion[];
  /** A search was asked for, both parts trimmed and at least one of them there. */
  onSearch: (search: { query: string; location: string }) => void;
}
const keywordIcons = { specialty: Stethoscope, doctor: UserRound, hospital: Hospital };

/** Where and what to search for, in one bar (spec §2 Find a Doctor, §7 Location suggestions). */
export function SearchBox({
  location,
  onLocationInput,
  placeSuggestions,
  onUseCurrentLocation,
  isLocating,
  locationError,
  query,
  onQueryInput,
  keywordSuggestions,
  onSearch,
}: SearchBoxProps) {
  const [isHintShown, setIsHintShown] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  useEarlyInput(formRef);
  const isHydrated = useIsHydrated();
  const keywordRef = useRef<HTMLDivElement>(null);
  const focusKeyword = () => keywordRef.current?.querySelector('input')?.focus();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const search = { query: query.trim(), location: location.trim() };
    const isBlank = !search.query && !search.location;
    setIsHintShown(isBlank);
    if (isBlank) focusKeyword();
    else onSearch(search);
  };

  return (
    <form
      ref={formRef}
      className={styles.form}
      role="search"
      aria-label="Doctors"
      onSubmit={submit}
    >
      {!isHydrated && <NotReadyNote />}
      <div className={styles.bar}>
        <div className={styles.location}>
          <ComboBox
            look="bare"
            label="Location"
            placeholder="City, town or area"
            icon={<Icon glyph={MapPin} size={20} />}
            value={location}
            onChange={onLocationInput}
            suggestions={placeSuggestions.map((place) => ({
              id: place,
              label: place,
              icon: <Icon glyph={MapPin} size={20} />,
            }))}
            onSuggestionSelect={({ label }) => onLocationInput(label)}
            action={{
              label: 'Use current location',
              icon: <Icon glyph={LocateFixed} size={20} />,
              onPress: onUseCurrentLocation,
            }}
          />
          <IconButton
            label="Use current location"
            icon={<Icon glyph={LocateFixed} size={20} />}
            onClick={onUseCurrentLocation}
          />
        </div>
        <div ref={keywordRef} className={styles.keyword}>
          <ComboBox
            look="bare"
            label="Doctor, symptom or hospital"
            placeholder="e.g. chest pain, bukhar, ENT"
            icon={<Icon glyph={Search} size={20} />}
            value={query}
            onChange={onQueryInput}
            suggestions={keywordSuggestions.map(({ id, label, kind }) => {
              const glyph = keywordIcons[kind];
              return { id, label, icon: <Icon glyph={glyph} size={20} /> };
            })}
            onSuggestionSelect={({ label }) => onQueryInput(label)}
          />
          {query && (
            <IconButton
              label="Clear keyword"
              icon={<Icon glyph={X} size={20} />}
              onClick={() => {
                onQueryInput('');
                focusKeyword();
              }}
            />
          )}
        </div>
        <div className={styles.action}>
          <Button type="submit">Search</Button>
        </div>
      </div>
      <p className={styles.note} role="status">
        {isLocating
          ? 'Finding your location…'
          : isHintShown && 'Type a place, a doctor, a symptom, a specialty or a hospital.'}
      </p>
      {locationError && (
        <p className={styles.error} role="alert">
          <Icon glyph={CircleAlert} size={20} />
          {locationError}
        </p>
      )}
    </form>
  );
}
