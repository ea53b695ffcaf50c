import type { ReactNode } from 'react';
import { useHeld } from './use-held.ts';

interface HeldProps<Value> {
  /** The value to begin with, and again whenever it is another one. */
  initial: Value;
  /** Draws the part with the value of now and the way to change it. */
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the value of a controlled part, so that it can be tried out in its story. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useHeld(initial);
  return children(value, setValue);
}
