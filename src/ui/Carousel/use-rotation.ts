import { useState } from 'react';

/** Whether a carousel goes on by itself. */
export interface Rotation {
  /** What the person has chosen, or the system for them: what 'Pause' and 'Play' turn. */
  isOn: boolean;
  /** Whether it goes on right now. */
  isRotating: boolean;
  /** 'Pause' or 'Play' was pressed; 'Play' counts at once, wherever pointer and focus are. */
  toggle: () => void;
  /** Stops it until 'Play' is pressed. */
  pause: () => void;
  /** Stops it for a while. */
  hold: () => void;
  /** Ends that while. */
  release: () => void;
}

/**
 * When a carousel goes on by itself: not before it is asked to where little motion is wanted.
 * @param isCalm whether the person asked for little motion
 */
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
