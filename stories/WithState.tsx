import type { ReactNode } from 'react';
import { useArgState } from './use-arg-state.ts';

interface HeldProps<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

export function WithState<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useArgState(initial);
  return children(value, setValue);
}
