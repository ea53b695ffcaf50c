import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';

/**
 * Keeps what was typed and chosen in a form's HTML before the app's script came: hydration leaves it in the
 * document, and the next render would write the state's empty values over it. Each control fires its event
 * again, so that its own handlers apply it.
 */
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

/** How to apply each value that differs from the HTML's. */
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
  // React ignores an event without a change: it compares with the last value that it was assigned.
  input.checked = !isChecked;
  input.click();
}

function enter(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = input;
  input.value = '';
  // Past React's own setter, which would take the text for known.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
