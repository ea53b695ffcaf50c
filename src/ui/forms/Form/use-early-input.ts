import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useIsHydrated } from '../../lazy/use-is-hydrated.ts';

export function useEarlyInput(container: RefObject<HTMLElement | null>): void {
  const isHydrated = useIsHydrated();
  const replays = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    if (!isHydrated && container.current) replays.current = findEarlyInput(container.current);
  }, [isHydrated, container]);
  useEffect(() => {
    for (const replay of replays.current.splice(0)) replay();
  });
}

function findEarlyInput(container: HTMLElement): (() => void)[] {
  return [...container.querySelectorAll('input')].flatMap((input) => {
    const { type, checked, defaultChecked, value, defaultValue } = input;
    if (type === 'radio' || type === 'checkbox') {
      const isReplaced = type === 'radio' && !checked;
      return checked === defaultChecked || isReplaced ? [] : () => choose(input, checked);
    }
    return value === defaultValue ? [] : () => enter(input, value);
  });
}

function choose(input: HTMLInputElement, isChecked: boolean): void {
  // React ignores a click event if `checked` has not changed.
  input.checked = !isChecked;
  input.click();
}

function enter(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = input;
  input.value = '';
  // Bypass React's value tracker, or React would ignore the input event.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
