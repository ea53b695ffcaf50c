import { useState } from 'react';

export interface Rotation {
  /** The user's choice. Defaults to false with reduced motion. */
  isOn: boolean;
  isRotating: boolean;
  /** 'Play' also ends the pause on hover, because the pointer is on the button. */
  toggle: () => void;
  pause: () => void;
  hold: () => void;
  release: () => void;
}

/** @param isCalm true if the user prefers reduced motion */
export function useRotation(isCalm: boolean): Rotation {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const isOn = (choice ?? (isCalm ? 'pause' : 'play')) === 'play';
  return {
    isOn,
    isRotating: isOn && !isHeld,
    toggle: () => {
      setChoice(isOn ? 'pause' : 'play');
      setIsHeld(false);
    },
    pause: () => setChoice('pause'),
    hold: () => setIsHeld(true),
    release: () => setIsHeld(false),
  };
}
