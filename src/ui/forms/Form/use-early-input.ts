import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useIsHydrated } from '../../lazy/use-is-hydrated.ts';

export function useEarlyInput(container: RefObject<HTMLElement | null>): void {
  const isHydrated = useIsHydrated();
  const replays = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    if (isHydrated || !container.current) return;
    replays.current = findEarlyInput([...container.current.querySelectorAll('input')]);
  }, [isHydrated, container]);
  useEffect(() => {
    for (const replay of replays.current.splice(0)) replay();
  });
}

/** @param fields the same fields, rendered again */
export function replayInput(typed: HTMLInputElement[], fields: HTMLInputElement[]): void {
  for (const replay of findEarlyInput(typed, fields)) replay();
}

function findEarlyInput(typed: HTMLInputElement[], fields = typed): (() => void)[] {
  return typed.flatMap((input, position) => {
    const { type, checked, defaultChecked, value, defaultValue } = input;
    const field = fields[position];
    if (field?.type !== type) return [];
    if (type === 'radio' || type === 'checkbox') {
      const isReplaced = type === 'radio' && !checked;
      return checked === defaultChecked || isReplaced ? [] : () => choose(field, checked);
    }
    const { selectionStart, selectionEnd } = input;
    return value === defaultValue ? [] : () => enter(field, value, [selectionStart, selectionEnd]);
  });
}

function choose(input: HTMLInputElement, isChecked: boolean): void {
  // React ignores a click event if `checked` has not changed.
  input.checked = !isChecked;
  input.click();
}

function enter(
  input: HTMLInputElement,
  text: string,
  selection: [start: number | null, end: number | null],
): void {
  input.value = '';
  // Bypass React's value tracker, or React would ignore the input event.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.setSelectionRange(...selection);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
