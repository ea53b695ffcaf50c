import { useCallback, useState, type SetStateAction } from 'react';

export function useArgState<Value>(given: Value): [Value, (next: SetStateAction<Value>) => void] {
  const [held, setHeld] = useState({ given, value: given });
  const set = useCallback(
    (next: SetStateAction<Value>) =>
      setHeld((last) => ({
        given: last.given,
        value: isUpdate(next) ? next(last.value) : next,
      })),
    [],
  );
  if (Object.is(held.given, given)) return [held.value, set];
  setHeld({ given, value: given });
  return [given, set];
}

function isUpdate<Value>(next: SetStateAction<Value>): next is (last: Value) => Value {
  return typeof next === 'function';
}
