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
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ComboBox } from '../../../ui/forms/ComboBox/ComboBox.tsx';
import { NotReadyNote } from '../../../ui/forms/Form/NotReadyNote.tsx';
import { useEarlyInput } from '../../../ui/forms/Form/use-early-input.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import { t } from '../../../words/t.ts';
import * as styles from './SearchBox.css.ts';

export interface KeywordSuggestion {
  id: string;
  label: string;
  kind: 'specialty' | 'doctor' | 'hospital';
}

export interface SearchBoxProps {
  location: string;
  onLocationInput: (text: string) => void;
  placeSuggestions: readonly string[];
  onUseCurrentLocation: () => void;
  isLocating: boolean;
  /** For the messages, see spec §8. */
  locationError: string | null;
  query: string;
  onQueryInput: (text: string) => void;
  keywordSuggestions: readonly KeywordSuggestion[];
  /** Called with trimmed values. At least one is not empty. */
  onSearch: (search: { query: string; location: string }) => void;
}
const keywordIcons = { specialty: Stethoscope, doctor: UserRound, hospital: Hospital };

/** Spec §2 Find a Doctor, §7 Location suggestions. */
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
      aria-label={t`Doctors`}
      onSubmit={submit}
    >
      <div className={styles.bar}>
        <div className={styles.location}>
          <ComboBox
            variant="bare"
            label={t`Location`}
            placeholder={t`City, town or area`}
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
              label: t`Use current location`,
              icon: <Icon glyph={LocateFixed} size={20} />,
              onPress: onUseCurrentLocation,
            }}
          />
          <IconButton
            label={t`Use current location`}
            icon={<Icon glyph={LocateFixed} size={20} />}
            onClick={onUseCurrentLocation}
          />
        </div>
        <div ref={keywordRef} className={styles.keyword}>
          <ComboBox
            variant="bare"
            label={t`Doctor, symptom or hospital`}
            placeholder={t`e.g. chest pain, bukhar, ENT`}
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
              label={t`Clear keyword`}
              icon={<Icon glyph={X} size={20} />}
              onClick={() => {
                onQueryInput('');
                focusKeyword();
              }}
            />
          )}
        </div>
        <div className={styles.action}>
          <Button type="submit">{t`Search`}</Button>
        </div>
      </div>
      <p className={styles.note} role="status">
        {isLocating
          ? t`Finding your location…`
          : isHintShown && t`Type a place, a doctor, a symptom, a specialty or a hospital.`}
      </p>
      {locationError && (
        <Inline as="p" canWrap={false} gap="s1" align="start" className={styles.error} role="alert">
          <Icon glyph={CircleAlert} size={20} />
          {locationError}
        </Inline>
      )}
      {!isHydrated && <NotReadyNote />}
    </form>
  );
}
