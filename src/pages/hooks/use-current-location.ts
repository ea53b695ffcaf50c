import { useRef, useState } from 'react';
import { placeAt } from '../../api/places.ts';
import { currentLocationChoice, noteLocationUse } from '../../state/account/location-choice.ts';
import { t } from '../../words/t.ts';

const LOCATING_LIMIT_MS = 10_000;
const POSITION_AGE_MS = 300_000;

/** Spec §7, §8. */
export function useCurrentLocation(onFound: (place: string) => void) {
  const [isLocating, setIsLocating] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const turns = useRef(0);

  const begin = () => {
    turns.current += 1;
    setIsLocating(true);
    setError(null);
    return turns.current;
  };

  const end = (turn: number, outcome: { place: string } | { message: string }) => {
    if (turn !== turns.current) return;
    setIsLocating(false);
    if ('place' in outcome) onFound(outcome.place);
    else setError(outcome.message);
  };

  const name = async (turn: number, { coords }: GeolocationPosition) => {
    try {
      end(turn, { place: await placeAt(coords.latitude, coords.longitude) });
    } catch {
      end(turn, { message: t`Error fetching location details.` });
    }
  };

  const locate = () => {
    const turn = begin();
    if (currentLocationChoice() === 'withdrawn') {
      end(turn, { message: t`You do not allow your location. You can allow it in your account.` });
      return;
    }
    if (!('geolocation' in navigator)) {
      end(turn, { message: t`Geolocation is not supported by your browser.` });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      (position) => {
        void noteLocationUse();
        void name(turn, position);
      },
      () => end(turn, { message: t`Unable to retrieve location. Please enable GPS.` }),
      { timeout: LOCATING_LIMIT_MS, maximumAge: POSITION_AGE_MS },
    );
  };

  const giveUp = () => {
    turns.current += 1;
    setIsLocating(false);
    setError(null);
  };

  return { isLocating, error, locate, giveUp };
}
