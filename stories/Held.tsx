import type { ReactNode } from 'react';
import { useHeld } from './use-held.ts';

interface HeldProps<Value> {
  /** A new value resets the state. */
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useHeld(initial);
  return children(value, setValue);
}
